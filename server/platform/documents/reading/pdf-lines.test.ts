import { describe, expect, it } from 'vitest';
import { linesOfPages, type PlacedText } from './pdf-lines.ts';

/** A line of text at its place, as wide as its letters. */
const at = (x: number, y: number, str: string, size = 10): PlacedText => ({
  ...{ str, transform: [1, 0, 0, 1, x, y], width: str.length * size * 0.5, height: size },
});

const column = (x: number, top: number, lines: readonly string[], step = 14) =>
  lines.map((line, place) => at(x, top - place * step, line));

describe('the lines of pages', () => {
  it('go down one column over all pages before the other begins', () => {
    const side = column(40, 700, ['Skills', 'SAP', 'Excel', 'Forklift', 'Welding'], 17);
    const main = column(220, 700, ['Experience', 'Clerk, Acme', '- Counted stock', '- Shipped orders']);
    const next = column(220, 750, ['- Trained two clerks', '- Kept the books']);
    expect(
      linesOfPages([
        [...main, ...side].toSorted((a, b) => Number(b.transform[5]) - Number(a.transform[5])),
        next,
      ]),
    ).toEqual([
      ...['Skills', 'SAP', 'Excel', 'Forklift', 'Welding'],
      ...['Experience', 'Clerk, Acme', '- Counted stock', '- Shipped orders'],
      ...['- Trained two clerks', '- Kept the books'],
    ]);
  });

  it('begin with the column that has the largest text, which is the name', () => {
    const side = column(40, 700, ['Contact', 'a@example.org', 'Top Skills', 'SAP', 'Excel']);
    const main = [
      at(220, 700, 'Rosa Delgado', 26),
      ...column(220, 660, ['Clerk', 'Experience', 'Acme', 'Clerk', '2010 - 2012']),
    ];
    expect(linesOfPages([[...side, ...main]])[0]).toBe('Rosa Delgado');
  });

  it('keep the cells of a table beside each other, broken ones whole', () => {
    const row = (y: number, cells: readonly string[]) =>
      cells.map((cell, place) => at(40 + place * 180, y, cell));
    const page = [
      ...row(700, ['Course ID', 'Course Title', 'Completed']),
      ...row(680, ['610-91B10', 'Wheeled Vehicle', '20-MAY-2011']),
      at(220, 668, 'Mechanic Course'),
      ...row(648, ['600-00-PLDC', 'Basic Leader Course', '20-SEP-2014']),
    ];
    expect(linesOfPages([page])).toEqual([
      'Course ID\tCourse Title\tCompleted',
      '610-91B10\tWheeled Vehicle Mechanic Course\t20-MAY-2011',
      '600-00-PLDC\tBasic Leader Course\t20-SEP-2014',
    ]);
  });

  it('keep dates at the margin with their line, though its text is broken', () => {
    const page = [
      at(40, 700, 'Experience'),
      at(40, 680, 'Warehouse Supervisor, Borderland Distribution, Las Cruces,'),
      at(350, 680, '01/2020 – Present'),
      at(40, 668, 'NM'),
      at(40, 656, '- Led 31 associates'),
    ];
    expect(linesOfPages([page])).toContain(
      'Warehouse Supervisor, Borderland Distribution, Las Cruces, NM\t01/2020 – Present',
    );
  });
});

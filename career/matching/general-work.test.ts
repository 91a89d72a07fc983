import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { generalWorkTable, isUnnamed } from './general-work.ts';

const PROJECTS = '13-1082.00';
const BUYING = `Bought services and goods for a wing, wrote the solicitations, chose the sources, haggled, changed and closed the orders. ${'Paid vendors on three deployments and kept every file in order for the inspectors who came each year. '.repeat(2)}`;
const record = (responsibilities: string) => ({ ...EMPTY_RECORD, responsibilities });

describe('work that the lists of many fields end with', () => {
  it('is unnamed where a telling record never speaks of it', () => {
    expect(isUnnamed(PROJECTS, record(BUYING))).toBe(true);
    expect(isUnnamed(PROJECTS, record(`${BUYING} Ran two projects.`))).toBe(false);
  });

  it('is left to the code where the record tells next to nothing', () => {
    expect(isUnnamed(PROJECTS, record('Bought things.'))).toBe(false);
  });

  it('is no other work than that of the table', () => {
    expect(isUnnamed('13-1023.00', record(BUYING))).toBe(false);
    expect(generalWorkTable.entries().length).toBeGreaterThan(0);
  });
});

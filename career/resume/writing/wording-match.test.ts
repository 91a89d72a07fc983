import { describe, expect, it } from 'vitest';
import { searched, showsWording, wordingOf } from './wording-match.ts';

describe('a skill shows in a text', () => {
  it.each([
    ['Vehicle maintenance', 'Maintained 12 heavy vehicles'],
    ['Inspection', 'Inspected 40 trucks'],
    ['Troubleshooting', 'troubleshot radios'],
    ['Help desk', 'ran the S6 help desk'],
    ['SOPs', 'wrote SOPs'],
    ['Forklift', 'drove forklifts'],
  ])('%s in "%s"', (skill, text) => {
    expect(showsWording(searched(text), wordingOf(skill))).toBe(true);
  });

  it.each([
    ['Networking', 'laid network cables'],
    ['Programming', 'audited safety programs'],
    ['Routers', 'cleared routes'],
    ['SOPs', 'worked in a SOPS'],
    ['Accounting', 'managed user accounts'],
    ['5S', 'worked with 5 specialists'],
    ['Vehicle maintenance', 'vehicles were loaded while the other crew did building work and maintenance'],
    ['', 'anything'],
  ])('%s not in "%s"', (skill, text) => {
    expect(showsWording(searched(text), wordingOf(skill))).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { skillsNamed, withoutEcho } from './skill-items.ts';

it.each([
  ['telling bad jokes over coffee', []],
  ['always on time', []],
  ['bus (passenger side only)', []],
  ['drone (observer)', []],
  ['scaffold tower (contractor owned)', []],
  ['Excel, my favorite', []],
  ['Java (self-taught)', ['Java']],
  ['band saw (licensed)', ['band saw']],
  ['PBUSE then GCSS-Army', ['PBUSE', 'GCSS-Army']],
  ['schedule preparation and publishing', ['schedule preparation and publishing']],
  ['building steel forms and reading blueprints', ['building steel forms', 'reading blueprints']],
  ['lifting machines (types one and two only)', ['lifting machines (types one and two only)']],
  ['fix small pumps', ['Fixing small pumps']],
  ['55 wpm', ['Typing, 55 words per minute']],
  ['crime scene photography basic', ['basic crime scene photography']],
  ['time management', ['time management']],
  ['i2 Analyst', ['i2 Analyst']],
  // A sentence, a manner or what one hardly has is no skill; what counts or tells of home goes.
  ['sitting with a father in his garage', []],
  ['dealing with tenants who are mad', []],
  ['a steady radio voice', []],
  ['solder little', []],
  ['testifying (3 trials)', ['testifying']],
  ['budget ($410K)', ['budget']],
  ['radio talk (call signs at home, husband hates it)', ['radio talk']],
  ['Polish (working, rusty)', ['Polish (working)']],
  ['statistics (R, Excel)', ['statistics (R, Excel)']],
  ['rules (33 and 46 CFR)', ['rules (33 and 46 CFR)']],
  ['read drawings', ['Reading drawings']],
])('of "%s" prints %j', (item, skills) => {
  expect(skillsNamed(item)).toEqual(skills);
});

it('says a skill once that stands beside its short form', () => {
  expect(withoutEcho('Safety management operational safety management')).toBe(
    'operational safety management',
  );
});

import { describe, expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { toolScores, toolsFor, toolsInText } from './tool-evidence.ts';

const facts = repositoryFacts();
const names = (text: string) => toolsInText(facts, text).map((tool) => tool.name);

describe('technologies in a text', () => {
  it('are found with or without the maker’s name', () => {
    expect(names('Microsoft Excel')).toEqual(['Microsoft Excel']);
    expect(names('built excel trackers')).toEqual(['Microsoft Excel']);
    expect(names('Python, SQL and AutoCAD')).toEqual(expect.arrayContaining(['Python', 'Autodesk AutoCAD']));
  });

  it('are not read into ordinary words', () => {
    expect(names('I had access to teams and a word with the project officer about accounting')).toEqual([]);
  });

  it('point to the occupations that use them, and name themselves there', () => {
    const tools = toolsInText(facts, 'ArcGIS and Python');
    const scores = toolScores(facts, tools);
    const gis = facts.rowOfOccupation.get('15-1299.02') ?? -1;
    const cook = facts.rowOfOccupation.get('35-2012.00') ?? -1;
    expect(scores[gis]).toBeGreaterThan(scores[cook] ?? 1);
    expect(toolsFor(facts, tools, gis).join(' ')).toMatch(/ArcGIS.*Python|Python.*ArcGIS/);
  });

  it('score nothing when none is named', () => {
    expect(Math.max(...toolScores(facts, []))).toBe(0);
  });
});

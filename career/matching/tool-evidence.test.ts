import { describe, expect, it } from 'vitest';
import { repositoryMatching, repositoryOccupation } from '#career/testing/repository-facts.ts';
import { toolScores, toolsFor } from './tool-evidence.ts';

const matching = repositoryMatching();
const { occupations } = matching.facts;
const names = (text: string) =>
  matching
    .tools()
    .within(text)
    .map(({ technology }) => technology.name);

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
    const tools = matching.tools().within('ArcGIS and Python');
    const scores = toolScores(occupations, tools);
    const gis = repositoryOccupation('15-1299.02');
    const cook = repositoryOccupation('35-2012.00');
    expect(scores.of(gis)).toBeGreaterThan(scores.of(cook));
    expect(toolsFor(tools, gis).join(' ')).toMatch(/ArcGIS.*Python|Python.*ArcGIS/);
  });

  it('score nothing when none is named', () => {
    const scores = toolScores(occupations, []);
    expect(occupations.filter((occupation) => scores.of(occupation) > 0)).toEqual([]);
  });
});

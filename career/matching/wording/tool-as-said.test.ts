import { describe, expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { toolAsSaid, toolsAsSaid } from './tool-as-said.ts';

describe('a tool', () => {
  it('is called what people at work call it', () => {
    expect(toolAsSaid('Amazon Web Services AWS software')).toBe('Amazon Web Services (AWS)');
    expect(toolAsSaid('Atlassian JIRA')).toBe('Jira');
    expect(toolAsSaid('Tableau')).toBe('Tableau');
  });

  it('stands in the table by a name that an occupation asks for', () => {
    const asked = new Set(
      repositoryFacts().occupations.flatMap(({ inDemand }) => inDemand.map(({ name }) => name)),
    );
    expect(toolsAsSaid.entries().filter(({ name }) => !asked.has(name))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { repositoryTables } from '#career/testing/repository-facts.ts';
import { inSentence, plainName, plainSkillNames } from './plain-names.ts';

it('puts names of skills into sentences', () => {
  expect(['Law and Government', 'English Language', 'Administrative'].map(inSentence)).toEqual([
    'law and government',
    'written and spoken English',
    'office administration',
  ]);
});

it('names skills as people say them, and others as O*NET does', () => {
  expect(['Medicine and Dentistry', 'Service Orientation', 'Welding'].map(plainName)).toEqual([
    'Medical Knowledge',
    'Helping People',
    'Welding',
  ]);
});

it('knows no name that O*NET does not rate', () => {
  const { skillNames, knowledgeNames } = repositoryTables().ratings;
  const names = new Set([...skillNames, ...knowledgeNames]);
  expect(plainSkillNames.entries().filter(({ onetName }) => !names.has(onetName))).toEqual([]);
});

import { expect, it } from 'vitest';
import { tablesInPages } from './knowledge-plugin.ts';

it('finds a table that a page carries, and lets pass the questions and what was shaken out', () => {
  const modules = {
    '/site/knowledge/glossary/medical.json': { renderedLength: 900 },
    '/site/knowledge/certificates/trades.json': { renderedLength: 0 },
    '/site/knowledge/assessment/basic-questions.json': { renderedLength: 900 },
    '/site/career/knowledge/read-table.ts': { renderedLength: 900 },
  };
  expect(tablesInPages({ 'page.js': { modules }, 'page.css': {} })).toEqual([
    'knowledge/glossary/medical.json in page.js',
  ]);
});

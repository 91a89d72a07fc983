import { expect, it } from 'vitest';
import { serverModulesInPages, tablesInPages } from './knowledge-plugin.ts';

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

it('finds what only the server can load', () => {
  const bundle = {
    'assets/app.js': {
      modules: {
        '__vite-browser-external': { renderedLength: 20 },
        '/work/node_modules/dictionary-en/index.js': { renderedLength: 200 },
        '/work/web/main.tsx': { renderedLength: 900 },
      },
    },
  };
  expect(serverModulesInPages(bundle)).toEqual([
    '__vite-browser-external in assets/app.js',
    '/work/node_modules/dictionary-en/index.js in assets/app.js',
  ]);
});

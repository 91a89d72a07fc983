import { expect, test } from 'vitest';
import { FAQ_QUESTIONS } from './faq-questions.ts';
import { structuredData } from './structured-data.ts';

test('search engines are told every question that is shown, and nothing can end the script element early', () => {
  const text = structuredData();
  expect(text).not.toContain('<');
  const [, faq] = JSON.parse(text)['@graph'];
  expect(faq.mainEntity.map((entity: { name: string }) => entity.name)).toEqual(
    FAQ_QUESTIONS.map(({ question }) => question),
  );
});

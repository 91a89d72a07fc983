import { expect, test } from 'vitest';
import { postingBlocks } from './posting-blocks.ts';

test('points become lists, what opens them headings, and hyphens inside lines stay', () => {
  const text =
    'What you need\n- 3 years of repair\n  * self-starter\n•Own tools\n\nPay - by the hour\n-5 degrees\n*required';
  expect(postingBlocks(text)).toEqual([
    { kind: 'heading', text: 'What you need' },
    { kind: 'list', items: ['3 years of repair', 'self-starter', 'Own tools'] },
    { kind: 'text', text: 'Pay - by the hour\n-5 degrees\n*required' },
  ]);
});

test('a short line over a long one is a heading; an address and a sentence are not', () => {
  const long = 'We move freight for 400 stores across the Southwest, and you plan the routes.';
  expect(
    postingBlocks(
      `About the job\r\n${long}\r\nAsk for Ana.\r\n\r\nAcme Corp\r\n12 Main St\r\n\r\nApply now.\r\n${long}`,
    ),
  ).toEqual([
    { kind: 'heading', text: 'About the job' },
    { kind: 'text', text: `${long}\nAsk for Ana.` },
    { kind: 'text', text: 'Acme Corp\n12 Main St' },
    { kind: 'text', text: `Apply now.\n${long}` },
  ]);
});

test('a heading keeps its list across a blank line, and lists apart from one another stay one where no text parts them', () => {
  expect(postingBlocks('Duties:\n\n- Load\n\n- Drive\nBy day\n- Clean')).toEqual([
    { kind: 'heading', text: 'Duties:' },
    { kind: 'list', items: ['Load', 'Drive'] },
    { kind: 'heading', text: 'By day' },
    { kind: 'list', items: ['Clean'] },
  ]);
});

import { expect, it } from 'vitest';
import { emailLink, phoneLink, webLink } from './contact-links.ts';
import { linkedParts } from './layout-block.ts';

it.each([
  [emailLink, 'ana@example.org', 'mailto:ana@example.org'],
  [emailLink, 'ana at example', undefined],
  [phoneLink, '(210) 555-0100', 'tel:2105550100'],
  [phoneLink, '+49 30 1234567', 'tel:+49301234567'],
  [phoneLink, '210-555-0100 ext. 4', 'tel:2105550100'],
  [phoneLink, 'on request', undefined],
  [webLink, 'linkedin.com/in/ana', 'https://linkedin.com/in/ana'],
  [webLink, 'http://ana.example.org/a b', undefined],
  [webLink, 'javascript:alert(1)', undefined],
  [webLink, 'my portfolio', undefined],
  [webLink, 'https://user@evil.example', undefined],
])('%o makes of %s %s', (linkOf, text, href) => {
  expect(linkOf(text)?.href).toBe(href);
});

it('a text is cut at its links', () => {
  const links = [
    { text: 'a@b.co', href: 'mailto:a@b.co' },
    { text: 'c.co', href: 'https://c.co/' },
  ];
  expect(linkedParts('Waco | a@b.co | c.co', links)).toEqual([
    { text: 'Waco | ', href: null },
    links[0],
    { text: ' | ', href: null },
    links[1],
  ]);
  expect(linkedParts('Waco', [])).toEqual([{ text: 'Waco', href: null }]);
});

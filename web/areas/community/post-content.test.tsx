import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { mayHoldLink } from '#contract/community-rules.ts';
import { HOSTILE_POSTS } from './hostile-posts.ts';
import { PostContent } from './post-content.tsx';

const html = (markdown: string) => renderToStaticMarkup(<PostContent markdown={markdown} />);

/** Every tag that may come out, with the attributes it may have; classes are all ours. */
const TAG =
  /^<\/?(?:(?:a(?=>)|div|p|br|strong|em|del|code|pre|blockquote|ul|ol|li|hr|span|table|thead|tbody|tr|th|td)|ol start="\d+"|a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="nofollow noopener noreferrer ugc")(?: class="[\w :/[\]&;>._-]*")?(?: data-post="true")?\/?>$/;

function expectInert(markdown: string): void {
  for (const [tag] of html(markdown).matchAll(/<[^>]*>/g)) expect(tag, markdown).toMatch(TAG);
}

test('there are two hundred hostile posts or more, no two alike', () => {
  expect(HOSTILE_POSTS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(HOSTILE_POSTS).size).toBe(HOSTILE_POSTS.length);
});

test('every hostile post comes out as text and harmless tags', () => {
  for (const post of HOSTILE_POSTS) expectInert(post);
});

test('so does whatever is put together from pieces of them', () => {
  const pieces = HOSTILE_POSTS.flatMap((post) => [post, ...post.split(/(?=[<>"'()[\]\s])/)]);
  const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 8 });
  fc.assert(
    fc.property(text, (parts) => expectInert(parts.join(''))),
    { numRuns: 1000 },
  );
});

test('a post in which no link is seen holds none', () => {
  const pieces = [
    'http',
    's://',
    'x.example',
    'www.',
    '[a]',
    '(//b)',
    ']: ',
    '<',
    '>',
    ':',
    '\\',
    '&colon;',
    '\n',
    '@',
  ];
  const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 2 })), { maxLength: 10 });
  fc.assert(
    fc.property(text, (parts) => {
      const markdown = parts.join('');
      if (!mayHoldLink(markdown)) expect(html(markdown)).not.toMatch(/<a href="http/);
    }),
    { numRuns: 3000 },
  );
});

describe('a link', () => {
  it.each([
    [
      'https://www.va.gov/claims',
      '<a href="https://www.va.gov/claims" rel="nofollow noopener noreferrer ugc">',
    ],
    ['write to a@example.org', '<a href="mailto:a@example.org" rel="nofollow noopener noreferrer ugc">'],
    ['[VA](https://www.va.gov)', '</a><span class="text-sm text-muted"> (www.va.gov)</span>'],
    ['[va.gov](https://evil.example)', '</a><span class="text-sm text-muted"> (evil.example)</span>'],
    ['[https://va.gov@evil.example](https://va.gov@evil.example)', '>https://va.gov@evil.example</a>'],
  ])('%s is made, and says where it leads', (markdown, expected) => {
    expect(html(markdown)).toContain(expected);
  });

  it.each(['[x](/api/logout)', '[x](//evil.example)', '[x](#root)', '[x](javascript:1)'])(
    '%s is none',
    (markdown) => {
      expect(html(markdown)).not.toContain('<a');
    },
  );
});

it.each([
  ['**bold** and *italic*', '<p><strong>bold</strong> and <em>italic</em></p>'],
  ['one\ntwo', '<p>one<br/>\ntwo</p>'],
  ['# Loud', '<p><strong>Loud</strong></p>'],
  ['![my dog](https://evil.example/dog.png)', '[Picture: my dog]'],
  ['![](https://evil.example/dog.png)', '[Picture]'],
  ['a <b>c</b> & d', 'a &lt;b&gt;c&lt;/b&gt; &amp; d'],
])('%s shows as %s', (markdown, expected) => {
  expect(html(markdown)).toContain(expected);
});

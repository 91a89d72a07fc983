import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '#career/steps.ts';
import { growsInStep } from '#career/testing/growth.ts';
import { LIMITS } from '#contract/limits.ts';
import { plainText } from './plain-text.ts';
import { readImportSteps } from './read-import.ts';

const read = (text: string, source: string | null = null) =>
  atOnce(readImportSteps(text, { source, today: '2026-11-20' }));
const HEADER = 'Title,Company,Location,Remote,Salary range,Description,URL,Source,Posted';

it.each<[string, number, (times: number) => string]>([
  ['an open tag', 5_000, (times) => `<script ${'application/ld+json'.repeat(times)}`],
  ['scripts', 25_000, (times) => `${'<script type=application/ld+json>'.repeat(times)}</script>`],
  [
    'names in names',
    12_500,
    (times) => `{"@type":"JobPosting","title":${'{"name":'.repeat(times)}1${'}'.repeat(times)}}`,
  ],
])('takes time in step with its length, whatever marks of a page it repeats: %s', (_what, times, text) => {
  expect(growsInStep(times, text, read)).toBe(true);
});

describe('a CSV file', () => {
  it('is read whatever order its columns have, with quoted line ends, and days as spreadsheets write them', () => {
    const { format, listings, problems, total } = read(
      `\uFEFFurl,company,job title,description,posted,remote\r\n` +
        `https://jobs.example.org/1,"Smith, Jones & Co",Diesel Mechanic,"Repairs trucks.\r\nNights.",1/5/2026,Yes\r\n` +
        `\r\n` +
        `https://jobs.example.org/2,Example Freight,Dispatcher,Plans routes.,2026-02-03,\r\n`,
    );
    expect(problems).toEqual([]);
    expect([format, total]).toEqual(['CSV', 2]);
    expect(listings[0]).toEqual({
      title: 'Diesel Mechanic',
      company: 'Smith, Jones & Co',
      location: null,
      remote: true,
      salaryRange: null,
      description: 'Repairs trucks.\nNights.',
      url: 'https://jobs.example.org/1',
      source: 'jobs.example.org',
      postedAt: '2026-01-05',
    });
    expect(listings[1]).toMatchObject({ remote: false, postedAt: '2026-02-03' });
  });

  it.each([
    ['http:', 'Cook,Co,,,,Cooks.,http://a.example/1,S,', 'url: Enter a link that starts with https://'],
    ['script', 'Cook,Co,,,,Cooks.,javascript:alert(1),S,', 'url: Enter a link that starts with https://'],
    [
      'name and password',
      'Cook,Co,,,,Cooks.,https://a:b@a.example/,S,',
      'url: Enter a link that starts with https://',
    ],
    ['no title', ',Co,,,,Cooks.,https://a.example/1,S,', 'title: Please enter a job title.'],
    ['no text', 'Cook,Co,,,,,https://a.example/1,S,', 'description: Please enter a job description.'],
    [
      'a day to come',
      'Cook,Co,,,,Cooks.,https://a.example/1,S,2026-12-24',
      'postedAt: 2026-12-24 is in the future.',
    ],
    ['no day', 'Cook,Co,,,,Cooks.,https://a.example/1,S,soon', 'postedAt: Enter a date as year-month-day'],
    ['too few cells', 'Cook,Co', 'This line has 2 columns, the first line 9.'],
    [
      'too long a title',
      `${'x'.repeat(201)},Co,,,,Cooks.,https://a.example/1,S,`,
      'title: Text is too long (max 200 characters)',
    ],
  ])('with %s names the line and the reason', (_what, line, reason) => {
    const good = 'Cook,Co,,,,"Cooks\nand bakes.",https://a.example/good,S,';
    const { listings, problems } = read([HEADER, good, line].join('\n'));
    expect(listings).toHaveLength(1);
    expect(problems.map(({ place }) => place)).toContain('Line 4');
    expect(problems.map((problem) => problem.reason)).toContain(reason);
  });

  it('names the second of two rows with one address', () => {
    const row = 'Cook,Co,,,,Cooks.,https://a.example/1,S,';
    expect(read([HEADER, row, row].join('\n')).problems).toEqual([
      { place: 'Line 3', reason: 'url: The same address as Line 2.' },
    ]);
  });

  it('without the columns it needs, with an open quotation mark, empty, or too long is refused with a reason', () => {
    expect(read('name,age\nx,1').problems[0]?.reason).toContain('These are missing: title, company');
    expect(read(`${HEADER}\n"Cook,Co`).problems[0]?.reason).toContain('isn’t valid CSV');
    expect(read(HEADER).problems).toHaveLength(1);
    const many = Array.from(
      { length: LIMITS.jobImportRows + 1 },
      (_, row) => `a,b,,,,c,https://a.example/${row},S,`,
    );
    expect(read([HEADER, ...many].join('\n')).problems[0]?.reason).toContain('you can import');
  });
});

describe('JSON', () => {
  it('is read as a list under our names, and a wrong entry is named by its place', () => {
    const good = {
      title: 'Cook',
      company: 'Co',
      description: 'Cooks.',
      url: 'https://a.example/1',
      remote: false,
    };
    const { format, listings, problems } = read(
      JSON.stringify({ listings: [good, { title: 7 }, 'x'] }),
      'Our board',
    );
    expect(format).toBe('JSON');
    expect(listings).toHaveLength(1);
    expect(listings[0]?.source).toBe('Our board');
    expect(new Set(problems.map(({ place }) => place))).toEqual(new Set(['Posting 2', 'Posting 3']));
  });

  it('that is none is refused with a reason', () => {
    expect(read('{"title":').problems[0]?.reason).toMatch(/^This isn’t valid JSON/);
  });
});

describe('a JobPosting of schema.org', () => {
  const posting = {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: 'Logistics &amp; Supply Analyst',
    hiringOrganization: { '@type': 'Organization', name: 'Example Freight' },
    jobLocation: {
      '@type': 'Place',
      address: { addressLocality: 'Tacoma', addressRegion: 'WA', addressCountry: 'US' },
    },
    jobLocationType: 'TELECOMMUTE',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: 60000, maxValue: 75000, unitText: 'YEAR' },
    },
    description: '&lt;p&gt;Plans &amp;amp; tracks.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Excel&lt;/li&gt;&lt;/ul&gt;',
    url: 'https://jobs.example.org/42',
    datePosted: '2026-11-01T08:00:00Z',
  };

  it('is read from JSON, alone or in a graph, with place, pay, day and text in plain words', () => {
    for (const text of [posting, [posting], { '@graph': [{ '@type': 'Organization' }, posting] }]) {
      const { format, listings, problems } = read(JSON.stringify(text));
      expect([format, problems]).toEqual(['JobPosting', []]);
      expect(listings).toEqual([
        {
          title: 'Logistics & Supply Analyst',
          company: 'Example Freight',
          location: 'Tacoma, WA',
          remote: true,
          salaryRange: '$60,000 to $75,000 a year',
          description: 'Plans & tracks.\n\n- Excel',
          url: 'https://jobs.example.org/42',
          source: 'jobs.example.org',
          postedAt: '2026-11-01',
        },
      ]);
    }
  });

  it('is read from a whole page, past blocks that are no JSON', () => {
    const page = `<html><script type="application/ld+json">{broken</script>
      <script type="application/ld+json">${JSON.stringify(posting)}</script></html>`;
    expect(read(page).listings).toHaveLength(1);
  });

  it('that has closed is refused', () => {
    const { problems } = read(JSON.stringify({ ...posting, validThrough: '2026-11-19T23:59' }));
    expect(problems).toEqual([{ place: 'Posting 1', reason: 'This posting closed on 2026-11-19.' }]);
  });
});

describe('a description', () => {
  it.each([
    ['<p>One</p><p>Two<br>three</p>', 'One\n\nTwo\nthree'],
    ['a<script>alert("x")</script>b <b>c</b>', 'ab c'],
    ['Pay <50k> & "more", List<String>', 'Pay <50k> & "more", List<String>'],
    ['<p onclick="x">&lt;b&gt; &#169; &#x1F600; &nosuch;</p>', '<b> © 😀 &nosuch;'],
    ['left<script>never closed', 'left'],
  ])('%j becomes %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('of any kind is read and never throws', () => {
    const tags = fc.array(
      fc.constantFrom('<', '<p', '<script>', '</', '&#', '&amp;', 'x', '>', '\n', '<li>'),
      { maxLength: 200 },
    );
    fc.assert(fc.property(tags, (parts) => typeof plainText(parts.join('')) === 'string'));
  });

  it.each(['<', '<script', '<p ', '&#', ' \n', '<!--'])('is read in step with its length: %j', (part) => {
    expect(growsInStep(10_000, (times) => part.repeat(times), plainText)).toBe(true);
  });
});

it('any text at all is read or refused, never thrown at', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.string().map((text) => `${HEADER}\n${text}`),
      ),
      (text) => {
        const { listings, problems, total } = read(text);
        expect(listings.length).toBeLessThanOrEqual(total);
        if (listings.length === 0) expect(problems.length).toBeGreaterThan(0);
      },
    ),
  );
});

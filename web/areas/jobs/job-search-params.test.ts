import { expect, it } from 'vitest';
import { paramsOf, searchFrom } from './job-search-params.ts';

it.each([
  ['', {}],
  ['search=+welder+&remote=true&withinDays=7', { search: 'welder', remote: 'true', withinDays: 7 }],
  ['remote=maybe&withinDays=3&source=&other=x', {}],
  [
    'fits=true&saved=true&source=Our+Board&location=Reno',
    { fits: 'true', saved: 'true', source: 'Our Board', location: 'Reno' },
  ],
])(
  'the address ?%s searches for %j, and the search gives an address that means the same',
  (address, search) => {
    expect(searchFrom(new URLSearchParams(address))).toEqual(search);
    expect(searchFrom(paramsOf(search as never))).toEqual(search);
  },
);

import { describe, expect, it } from 'vitest';
import { place, places, reason } from '#career/testing/repository-places.ts';
import type { PlaceTable } from './tables.ts';
import { ZipRows } from './zip-rows.ts';

/**
 * ZIP code, state, county, wage area, military housing area: great cities, bases, villages, post boxes, independent
 * cities of Virginia, Connecticut, areas renumbered or new since 2023, territories. A dash where there is none.
 */
const ZIPS = `
10001 | NY | New York County | 35620 | NY219
90210 | CA | Los Angeles County | 31080 | CA037
60601 | IL | Cook County | 16980 | IL325
77002 | TX | Harris County | 26420 | TX282
85001 | AZ | - | 38060 | AZ013
19103 | PA | Philadelphia County | 37980 | PA248
78205 | TX | Bexar County | 41700 | TX285
92101 | CA | San Diego County | 41740 | CA038
75201 | TX | Dallas County | 19100 | TX277
95113 | CA | Santa Clara County | 41940 | CA044
23510 | VA | Norfolk city | 47260 | VA298
23511 | VA | Norfolk city | 47260 | VA298
23501 | VA | - | 47260 | VA298
22134 | VA | Stafford County | 47900 | VA296
28307 | NC | Cumberland County | 22180 | NC182
28310 | NC | Cumberland County | 22180 | NC182
28542 | NC | Onslow County | 27340 | NC178
92055 | CA | San Diego County | 41740 | CA024
92134 | CA | San Diego County | 41740 | CA038
76544 | TX | Coryell County | 28660 | TX286
80913 | CO | El Paso County | 17820 | CO046
42223 | TN | Montgomery County | 17300 | KY106
31905 | GA | Chattahoochee County | 17980 | GA075
36362 | AL | Dale County | 100004 | AL002
98433 | WA | Pierce County | 42660 | WA311
96853 | HI | Honolulu County | 46520 | HI408
96857 | HI | Honolulu County | 46520 | HI408
99505 | AK | Anchorage Municipality | 11260 | AK404
99702 | AK | Fairbanks North Star Borough | 21820 | AK405
00901 | PR | San Juan Municipio | 41980 | -
00907 | PR | San Juan Municipio | 41980 | -
00601 | PR | Adjuntas Municipio | 7200006 | -
00802 | VI | St. Thomas Island | 7800001 | -
00850 | VI | St. Croix Island | 7800001 | -
96910 | GU | Guam | 6600001 | -
96799 | AS | Western District | - | -
96950 | MP | Saipan Municipality | - | -
20001 | DC | District of Columbia | 47900 | DC053
20301 | DC | - | 47900 | DC053
22202 | VA | Arlington County | 47900 | DC053
06103 | CT | Hartford County | 25540 | CT050
06320 | CT | New London County | 35980 | CT049
06830 | CT | Fairfield County | 14860 | CT051
06790 | CT | Litchfield County | 900001 | ZZ830
06226 | CT | Windham County | 900001 | CT049
06457 | CT | Middlesex County | 25540 | CT051
06702 | CT | New Haven County | 35300 | CT051
02139 | MA | Middlesex County | 14460 | MA120
03801 | NH | Rockingham County | 14460 | NH194
05401 | VT | Chittenden County | 15540 | VT305
58701 | ND | Ward County | 33500 | ND191
59601 | MT | Lewis and Clark County | 25740 | MT347
59715 | MT | Gallatin County | 14580 | ZZ890
42001 | KY | McCracken County | 37140 | KY430
28387 | NC | Moore County | 38240 | NC182
44114 | OH | Cuyahoga County | 17410 | OH229
20653 | MD | St. Mary's County | 30500 | MD135
12550 | NY | Orange County | 28880 | NY217
32162 | FL | Sumter County | 48680 | FL068
53140 | WI | Kenosha County | 28450 | IL092
70458 | LA | St. Tammany Parish | 43640 | LA116
01002 | MA | Hampshire County | 11200 | MA126
63101 | MO | St. Louis city | 41180 | MO161
82001 | WY | Laramie County | 16940 | WY324
57701 | SD | Pennington County | 39660 | SD264
59901 | MT | Flathead County | 3000004 | ZZ860
83001 | WY | Teton County | 5600006 | ZZ850
97850 | OR | Union County | 4100008 | ZZ790
88310 | NM | Otero County | 3500007 | NM205
79906 | TX | El Paso County | 21340 | TX279
73503 | OK | Comanche County | 30020 | OK237
66027 | KS | Leavenworth County | 28140 | KS102
65473 | MO | Pulaski County | 2900001 | MO163
39401 | MS | Forrest County | 25620 | MS172
38305 | TN | Madison County | 27180 | ZZ780
25301 | WV | Kanawha County | 16620 | WV323
24701 | WV | Mercer County | 5400001 | ZZ540
04619 | ME | Washington County | 2300001 | ME141
49684 | MI | Leelanau County | 45900 | MI146
54843 | WI | Sawyer County | 5500001 | ZZ660
55802 | MN | St. Louis County | 20260 | MN158
61201 | IL | Rock Island County | 19340 | IL089
68005 | NE | Sarpy County | 36540 | NE192
68113 | NE | Sarpy County | 36540 | NE192
71459 | LA | Vernon Parish | 2200002 | LA115
72076 | AR | Pulaski County | 30780 | AR010
84015 | UT | Davis County | 36260 | UT291
86001 | AZ | Coconino County | 22380 | ZZ870
87117 | NM | Bernalillo County | 10740 | NM206
89191 | NV | Clark County | 29820 | NV212
93437 | CA | Santa Barbara County | 42200 | CA026
93524 | CA | Kern County | 12540 | CA457
93555 | CA | Kern County | 12540 | CA021
94535 | CA | Solano County | 46700 | CA036
99164 | WA | - | 5300007 | ZZ780
98278 | WA | Island County | 5300006 | WA312
98310 | WA | Kitsap County | 14740 | WA306
11213 | NY | Kings County | 35620 | NY219
10004 | NY | New York County | 35620 | NY219
12602 | NY | - | 28880 | ZZ870
23298 | VA | Richmond city | 40060 | VA301
23451 | VA | Virginia Beach city | 47260 | VA298
20252 | DC | - | 47900 | DC053
12345 | NY | - | 10580 | NY215
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

describe('a ZIP code', () => {
  it.each(ZIPS)('%s leads to %s, %s, area %s, housing area %s', (zip = '', state, county, area, housing) => {
    const found = place(zip);
    expect([
      found.state?.code,
      found.county?.name ?? '-',
      found.area?.code ?? '-',
      found.housing?.code ?? '-',
    ]).toEqual([state, county, area, housing]);
  });

  it.each([
    ['09123', /military mail/],
    ['34002', /military mail/],
    ['96266', /military mail/],
    ['96940', /Palau is a country of its own/],
    ['96960', /Marshall Islands/],
    ['00000', /don’t know the ZIP code 00000/],
    ['56901', /can’t tell where it is/],
    ['2351', /has 5 digits/],
    ['235100', /has 5 digits/],
  ])('%s has no place, and says why', (zip, why) => {
    expect(reason(zip)).toMatch(why);
  });

  it('of every kind answers with a place or a reason', () => {
    for (let zip = 0; zip < 100_000; zip += 37) {
      const answer = places().resolve(String(zip).padStart(5, '0'));
      expect('place' in answer ? answer.place.name : 'reason' in answer && answer.reason).toBeTruthy();
    }
  });

  it('is found at both ends of the list and nowhere beyond them', () => {
    const list = {
      zip: '005010100199950',
      zipCounty: '',
      zipHousing: '',
      zipSeveral: '',
    } as unknown as PlaceTable;
    const rows = new ZipRows(list);
    expect(['00501', '01001', '99950'].map((zip) => rows.rowOf(zip))).toEqual([0, 1, 2]);
    expect(['00500', '00502', '99951'].map((zip) => rows.rowOf(zip))).toEqual([-1, -1, -1]);
  });

  it('may carry the four figures of a box, and spaces', () => {
    expect(place(' 23510-1234 ').key).toBe('zip:23510');
  });

  it('of post boxes says that the ZIP codes around it tell where it is', () => {
    expect(place('23501')).toMatchObject({
      county: null,
      notes: [
        'ZIP 23501 has no streets of its own. The ZIP codes around it are in Virginia Beach-Chesapeake-Norfolk, VA-NC.',
      ],
    });
  });

  it('in several counties says which we take', () => {
    expect(place('42223').notes).toEqual([
      'ZIP 42223 lies in more than one county. We take Montgomery County, its main one.',
    ]);
  });

  it('where nobody publishes wages says so', () => {
    expect(place('96799')).toMatchObject({
      area: null,
      notes: [expect.stringContaining('national figures'), expect.anything()],
    });
  });
});

describe('prices', () => {
  it('are those of the metropolitan area', () => {
    expect(place('23510').prices).toEqual({
      level: 97.36,
      of: 'Virginia Beach-Chesapeake-Norfolk, VA-NC',
      wider: false,
    });
  });

  it('follow an area that has got another number', () => {
    expect(place('44114').prices?.level).toBe(93.05);
  });

  it('outside metropolitan areas are those of all such places, and say so', () => {
    expect(place('83001').prices).toMatchObject({ level: 88.22, wider: true });
  });

  it('are not given for an area newer than the list, nor for a territory', () => {
    expect([place('58701').prices, place('96910').prices]).toEqual([null, null]);
  });
});

it('every key that resolving gives leads back to the same place', () => {
  for (const text of [
    '23510',
    '23501',
    'Norfolk, VA',
    'San Diego',
    'Virginia',
    'Fort Hood',
    'Fairfax County, VA',
    'anywhere',
  ]) {
    const found = place(text);
    expect(places().byKey(found.key)).toEqual(found);
  }
  for (const key of [
    '',
    'zip',
    'zip:1',
    'city:Nowhere, VA',
    'area:1',
    'county:99999',
    'housing:XX499',
    'state:ZZ',
    'planet:Mars',
  ])
    expect(places().byKey(key), key).toBeNull();
});

it('a place tells where it is, and what that was measured from', () => {
  expect(place('23510').point).toEqual({ latitude: 36.85, longitude: -76.29, of: 'zip' });
  expect(place('28307').point?.of).toBe('county');
  expect(place('92101').point).toEqual({ latitude: 32.77, longitude: -117.19, of: 'area' });
  expect(place('96910').point).toBeNull();
});

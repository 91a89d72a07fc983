import { describe, expect, it } from 'vitest';
import { repositoryOnDemand } from '#career/testing/repository-facts.ts';
import { choices, place, places, reason } from '#career/testing/repository-places.ts';
import { alsoCalledTable } from './also-called.ts';
import { californiaCities } from './california-cities.ts';
import { housingCountyTable } from './housing-counties.ts';
import { ZipRows } from './zip-rows.ts';

const ZIP_WIDTH = 5;

/** Counties that the ZIP codes of a housing area are in, by their five figures. */
function countiesOf(housing: string): string[] {
  const table = repositoryOnDemand.places();
  const zips = new ZipRows(table);
  return Array.from({ length: table.zip.length / ZIP_WIDTH }, (_, row) => row)
    .filter((row) => table.housing[zips.housingOf(row) ?? -1] === housing)
    .flatMap((row) => table.county[zips.countyOf(row) ?? -1] ?? []);
}

describe('a name', () => {
  it.each([
    ['Norfolk, VA', 'city:Norfolk, VA'],
    ['norfolk va', 'city:Norfolk, VA'],
    ['Norfolk, Virginia', 'city:Norfolk, VA'],
    ['Virginia Beach-Chesapeake-Norfolk, VA-NC', 'area:47260'],
    ['San Diego', 'city:San Diego, CA'],
    ['Oceanside, California', 'city:Oceanside, CA'],
    ['Vacaville CA', 'city:Vacaville, CA'],
    ['La Canada Flintridge', 'city:La Cañada Flintridge, CA'],
    ['Fort Bragg', 'housing:NC182'],
    ['Edwards AFB', 'county:06029'],
    ['Virginia', 'state:VA'],
    ['va.', 'state:VA'],
    ['Puerto Rico', 'state:PR'],
    ['DC', 'state:DC'],
    ['washington dc', 'city:Washington, DC'],
    ['Saint Louis, Missouri', 'city:Saint Louis, MO'],
    ['Coeur d’Alene', "city:Coeur D'Alene, ID"],
    ['Mayaguez', 'area:32420'],
    ['Fairfax County, VA', 'county:51059'],
    ['Ft. Bragg, NC', 'housing:NC182'],
    ['Camp Pendleton', 'housing:CA024'],
    ['anywhere', 'anywhere'],
    ['Remote', 'anywhere'],
    ['work from home', 'anywhere'],
    ['USA', 'anywhere'],
    ['the U.S.', 'anywhere'],
    ['anywhere in the United States', 'anywhere'],
    ['Anywhere in Texas', 'state:TX'],
    ['Norfolk, VA 23510', 'zip:23510'],
    ['4500 Main St., Norfolk, Virginia 23510-1234', 'zip:23510'],
  ])('%s is %s', (text, key) => {
    expect(place(text).key).toBe(key);
  });

  it('of several places is asked back, those an area is named after first', () => {
    expect(choices('Norfolk')).toEqual(['Norfolk, VA', 'Norfolk, NE']);
    expect(choices('New York')).toEqual(['New York', 'New York, NY']);
    expect(choices('Nashville')[0]).toBe('Nashville, TN');
  });

  it('may be begun alone', () => {
    expect(choices('Jackso')).toContain('Jacksonville, NC');
  });

  it('that no list has is asked for again', () => {
    expect(reason('Xyzzy, VA')).toMatch(/don’t know a place called “Xyzzy, VA”/);
    expect(reason('  ')).toMatch(/Type a ZIP code/);
    for (const mail of ['AE', 'APO AE 09123', 'PSC 3 Box 10, FPO AP', 'dpo aa'])
      expect(reason(mail)).toMatch(/military mail/);
    expect(reason('Anywhere in Xyzzy')).toMatch(/called “Xyzzy”/);
  });

  it.each([
    'Ramstein',
    'Ramstein AB',
    'Naval Station Rota',
    'Camp Humphreys',
    'MCAS Iwakuni',
    'Gitmo',
    'Okinawa',
  ])('overseas is said to be so: %s', (typed) => {
    expect(reason(typed)).toBe(
      `“${typed}” is overseas, and nobody publishes what civilian jobs pay Americans there. Type the ZIP code of where you’ll live in the US.`,
    );
  });

  it('that is in the US, too, isn’t taken to be overseas', () => {
    expect(place('Naples').key).toBe('city:Naples, FL');
  });

  it('of a base says where most of it lies', () => {
    expect(place('Fort Bragg')).toMatchObject({
      area: { code: '22180', metro: true },
      notes: ['Most of the military housing area Fort Bragg/Pope, NC is in Cumberland County.'],
    });
  });
});

describe('a base', () => {
  it.each([
    ['JBER', 'Anchorage, AK'],
    ['Fort McClellan', 'Anniston-Oxford, AL'],
    ['Fort Novosel', 'Southeast Alabama nonmetropolitan area'],
    ['NAS Lemoore', 'Hanford-Corcoran, CA'],
    ['Beale AFB', 'Yuba City, CA'],
    ['Dover AFB', 'Dover, DE'],
    ['Robins AFB', 'Warner Robins, GA'],
    ['Fort Campbell', 'Clarksville, TN-KY'],
    ['Fort Leonard Wood', 'Central Missouri nonmetropolitan area'],
    ['Seymour Johnson AFB', 'Goldsboro, NC'],
    ['Carlisle Barracks', 'Harrisburg-Carlisle, PA'],
    ['NAS Whidbey Island', 'Western Washington nonmetropolitan area'],
    ['Fort McCoy', 'Western Wisconsin nonmetropolitan area'],
  ])('%s has the wages of %s, where it lies, not of its housing area’s most ZIP codes', (text, area) => {
    expect(place(text).area?.name).toBe(area);
  });

  it('in a housing area of several counties says which is taken', () => {
    expect(place('Fort Campbell').notes).toEqual([
      'The military housing area Fort Campbell, KY takes in several counties. We take the one its base or main city is in: Christian County.',
    ]);
  });

  it('is in the state its housing area is named for, whose taxes and licenses those are', () => {
    // Groups of counties by cost are named for no state.
    for (const code of repositoryOnDemand.places().housing)
      if (!code.startsWith('ZZ'))
        expect(places().byKey(`housing:${code}`)?.state?.code, code).toBe(code.slice(0, 2));
  });

  it('or city that a housing area is named after is in a county of that area', () => {
    for (const { housing, county } of housingCountyTable.entries()) {
      expect(countiesOf(housing), housing).toContain(county);
    }
  });
});

describe('a city', () => {
  it('of California, which no release names, lies in a county that has the wages of its area', () => {
    expect(place('Oceanside, CA')).toMatchObject({
      name: 'Oceanside, CA',
      state: { code: 'CA' },
      county: { fips: '06073' },
      area: { code: '41740' },
    });
    for (const city of californiaCities().keys()) {
      const found = places().byKey(`city:${city}`);
      expect([found?.state?.code, found?.area === null], city).toEqual(['CA', false]);
    }
  });

  it('is in the state it is listed with', () => {
    for (const city of repositoryOnDemand.places().city)
      expect(places().byKey(`city:${city}`)?.state?.code, city).toBe(city.split(', ')[1]);
  });
});

describe('LA', () => {
  it.each(['LA', 'la', 'L.A.'])('is a state and a city, so %s asks which', (typed) => {
    const answer = places().resolve(typed);
    expect('choices' in answer ? answer.choices.map(({ key }) => key) : answer).toEqual([
      'state:LA',
      'area:31080',
    ]);
  });

  it('behind a city is the state', () => {
    const answer = places().resolve('Baton Rouge, LA');
    expect('place' in answer ? answer.place.state?.code : answer).toBe('LA');
  });
});

describe('a name that no official list has', () => {
  it.each([
    ['JBLM', 'housing:WA311'],
    ['Joint Base Lewis-McChord', 'housing:WA311'],
    ['Fort Liberty', 'housing:NC182'],
    ['Ft. Cavazos', 'housing:TX286'],
    ['Fort Gordon', 'housing:GA073'],
    ['Fort Eisenhower, GA', 'housing:GA073'],
    ['NYC', 'city:New York City, NY'],
    ['Tidewater', 'area:47260'],
    ['hampton roads, va', 'area:47260'],
    ['DFW', 'area:19100'],
    ['Naval Station Norfolk', 'housing:VA298'],
    ['Norfolk Naval Station', 'housing:VA298'],
    ['NAS Lemoore', 'housing:CA023'],
    ['Naval Air Station Whidbey Island', 'housing:WA312'],
    ['MCB Camp Pendleton', 'housing:CA024'],
    ['MCAS Miramar', 'housing:CA038'],
    ['Tinker AFB', 'housing:OK239'],
    ['Patrick AFB', 'housing:FL059'],
    ['Patrick Space Force Base', 'housing:FL059'],
    ['Joint Base Charleston', 'housing:SC259'],
    ['29 Palms', 'housing:CA032'],
    ['Naval Support Activity Bethesda', 'city:Bethesda, MD'],
    ['NAVSTA Norfolk', 'housing:VA298'],
    ['MCRD Parris Island', 'housing:SC258'],
    ['Marine Corps Logistics Base Albany', 'housing:GA072'],
    ['Naval Weapons Station Charleston', 'housing:SC259'],
    ['Grissom ARB', 'city:Peru, IN'],
    ['Stewart ANGB', 'housing:NY217'],
    ['Cape Canaveral SFS', 'housing:FL059'],
    ['TRACEN Cape May', 'housing:NJ198'],
    ['Bragg', 'housing:NC182'],
    ['Lejeune', 'housing:NC178'],
  ])('%s is %s', (text, key) => {
    expect(place(text).key).toBe(key);
  });

  it('and that several places share is asked back', () => {
    expect(choices('Miramar')).toEqual(['Miramar, FL', 'San Diego, CA']);
    expect(choices('Bay Area')).toEqual([
      'San Francisco-Oakland-Fremont, CA',
      'San Jose-Sunnyvale-Santa Clara, CA',
    ]);
    expect(choices('Tri-Cities')).toHaveLength(3);
  });

  it('and that is short for a fort or a camp is asked back beside the places called so', () => {
    expect(choices('Carson')).toEqual(['Carson, IA', 'Carson, CA', 'Colorado Springs, CO']);
    expect(choices('Pendleton')).toEqual(['Pendleton, OR', 'Pendleton, SC', 'Camp Pendleton, CA']);
    expect(place('Carson, IA').key).toBe('city:Carson, IA');
  });

  it('leads to a place that there is, in the state it says, and one can type it', () => {
    for (const { names, state, places: keys } of alsoCalledTable.entries()) {
      const found = keys.map((key) => places().byKey(key));
      for (const [at, one] of found.entries()) {
        expect(one, keys[at]).not.toBeNull();
        const states = [one?.state?.code, ...(one?.area?.states ?? [])];
        expect(states, `${keys[at]} in ${state}`).toContain(state);
      }
      for (const name of names) {
        const answer = places().resolve(`${name}, ${state}`);
        const told = 'place' in answer ? [answer.place] : 'choices' in answer ? answer.choices : [];
        expect(
          told.map(({ key }) => key),
          name,
        ).toEqual(expect.arrayContaining(keys));
      }
    }
  });
});

it('names are written as people write them, under the keys they always had', () => {
  expect(place('Beale AFB').name).toBe('Beale AFB, CA');
  expect(place('Wichita Falls/Sheppard AFB')).toMatchObject({
    key: 'housing:TX288',
    name: 'Wichita Falls/Sheppard AFB, TX',
  });
  expect(places().byKey('city:Virginia BEACH, VA')?.name).toBe('Virginia Beach, VA');
  expect(places().byKey('city:Columbus, GA')?.name).toBe('Columbus, GA');
});

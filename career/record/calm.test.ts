import { describe, expect, it } from 'vitest';
import { calmed, calmedNames, isShouted } from './calm.ts';

describe('a text in capitals', () => {
  it.each([
    ['LED 12 SAILORS IN PATCHING 38 SERVERS', 'Led 12 Sailors in patching 38 servers'],
    ['ABOARD USS MASON (DDG 87) IN THE FIFTH FLEET', 'Aboard USS Mason (DDG 87) in the Fifth Fleet'],
    ['RAN THE SHOP. FIXED 9 PUMPS IN BAHRAIN.', 'Ran the shop. Fixed 9 pumps in Bahrain.'],
    ['THE 1ST SHIFT OF THE CREW', 'The 1st shift of the crew'],
    [
      'SALVAGED A HELO OFF KAENA POINT IN SAN DIEGO COUNTY',
      'Salvaged a helo off Kaena Point in San Diego County',
    ],
    ['DRILLED IT 6 TIMES W/ NO LOSS, BLUE "E"', 'Drilled it 6 times w/ no loss, blue "E"'],
    ['COORDINATED 37 UNREPS', 'Coordinated 37 UNREPs'],
    ['SAVED A $240K PORT VISIT REPAIR', 'Saved a $240K port visit repair'],
    ['BERTHED SHIPS AT PORT HUENEME', 'Berthed ships at Port Hueneme'],
    ['KEPT EMAIL UP FOR THE 5TH FLEET', 'Kept email up for the 5th Fleet'],
  ])('%s -> %s', (text, calm) => {
    expect(calmed(text)).toBe(calm);
  });

  it('is told from a list of acronyms and from a sentence with some', () => {
    expect(isShouted('MANAGED NETWORKS FOR 320 USERS')).toBe(true);
    expect(isShouted('LED 7 SAILORS')).toBe(true);
    expect(isShouted('ARCOM, AAM')).toBe(false);
    expect(isShouted('Ran GCSS-A and DTS for the S4')).toBe(false);
  });
});

describe('names in capitals', () => {
  it.each([
    ['NAVY AND MARINE CORPS ACHIEVEMENT MEDAL (3)', 'Navy and Marine Corps Achievement Medal (3)'],
    ['GOOD CONDUCT MEDAL', 'Good Conduct Medal'],
    ['IT "A" SCHOOL, PENSACOLA FL 2015', 'IT "A" School, Pensacola FL 2015'],
    ['SYSTEM ADMIN NEC H08A (formerly 2790), 2018', 'System Admin NEC H08A (formerly 2790), 2018'],
    ['PETTY OFFICER 2ND CLASS LEADERSHIP COURSE', 'Petty Officer 2nd Class Leadership Course'],
    ['STS A SCHOOL', 'STS A School'],
    ['MSM, NC (3), GCM', 'MSM, NC (3), GCM'],
    ['Army Commendation Medal', 'Army Commendation Medal'],
  ])('%s -> %s', (text, calm) => {
    expect(calmedNames(text)).toBe(calm);
  });
});

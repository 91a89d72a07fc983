import { describe, expect, it } from 'vitest';
import { itemsThatHold } from './list-items.ts';

describe('the items of a list that hold', () => {
  it.each([
    ['Airborne 2000, Battle Staff - waitlisted never went', ['Airborne 2000']],
    ['Air Assault (dropped day 4 knee); Combat Lifesaver', ['Combat Lifesaver']],
    ['NCO Academy, Survival - no slot', ['NCO Academy']],
    ['Airman Leadership School 2020 (Levitow? no)', ['Airman Leadership School 2020']],
    ['Bronze Star Medal, Order of Merit? (nominated)', ['Bronze Star Medal']],
    ["forklift license, Corporals course-- didn't go", ['forklift license']],
    [
      'OSHA 30, CONTAMINATED FUEL DETECTOR, PURIFIERS, MAN-HOUR PLANNING',
      ['OSHA 30', 'contaminated fuel detector', 'purifiers', 'man-hour planning'],
    ],
    ['SABRS, STRATIS, GCSS-MC, TCPT, MDSS II', ['SABRS', 'STRATIS', 'GCSS-MC', 'TCPT', 'MDSS II']],
    ['Army Commendation Medal//NATO Medal', ['Army Commendation Medal', 'NATO Medal']],
    ['Airborne, air assault (got droped day 2)', ['Airborne']],
    ['AAM 2, good conduct no cause of an article 15, MSM was downgraded to ARCOM', ['AAM 2']],
    ['2 AAM... I mean ARCOM 1, CAB', ['ARCOM 1', 'CAB']],
    ['NCM (2 NAM... I mean 3), CAB', ['NCM (3)', 'CAB']],
    ['Survival course (washed back once, graduated 2014)', ['Survival course (graduated 2014)']],
    ['Forklift class 1,4,5, Excel', ['Forklift class 1,4,5', 'Excel']],
    ['Nitrous course (40 hours, 2019)', ['Nitrous course (40 hours, 2019)']],
  ])('"%s"', (text, items) => {
    expect(itemsThatHold(text)).toEqual(items);
  });

  it('are no skill that the veteran hardly has', () => {
    expect(
      itemsThatHold(
        'welding (rusty), forklift no license, Python, AWIPS a little, TIG (a little, not pretty), a bit of SQL',
        { hardly: true },
      ),
    ).toEqual(['Python']);
  });
});

import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { printedCredentials, unclearCredentials } from './printed-credentials.ts';

const printed = (certifications: string) =>
  printedCredentials({ ...EMPTY_RECORD, certifications, readOn: new Date('2026-11-22') }).map(
    ({ text }) => text,
  );

it.each([
  ['Security+ (2021)', ['Security+ (2021)']],
  ['PMP', ['PMP']],
  ['IATA DGR exp May 25', ['IATA DGR (expired May 2025)']],
  ['TWIC exp 2028', ['TWIC (through 2028)']],
  ['CCNA (lapsed 2023)', ['CCNA (expired 2023)']],
  ['Servsafe Manager (exp Mar 2024, need to retake)', ['Servsafe Manager (expired Mar 2024)']],
  ['studying for PHR', ['PHR (in progress)']],
  ['PMP, expected May 2027', ['PMP (in progress, expected May 2027)']],
  ['PE Civil exam scheduled Oct 2027', ['PE Civil (in progress)']],
  ['FAA A&P -- General + Airframe writtens done', ['FAA A&P (in progress)']],
  ['CDL permit (SC)', ['CDL permit (SC)']],
  ['EMT class dropped', []],
  ['Private pilot, about 40 of the hours done, no checkride', ['Private pilot (in progress)']],
  ['FAA Part 107, current to April 2027', ['FAA Part 107 (through Apr 2027)']],
  [
    'DAWIA Contracting Professional (back-to-basics) held until I left',
    ['DAWIA Contracting Professional (back-to-basics, expired)'],
  ],
  ['Minn. mandated reporter current', ['Minn. mandated reporter']],
  ['AAAE Certified Member exam passed, dues lapsed 2024', ['AAAE Certified Member (expired 2024)']],
  ['CHST not enough hrs. OSHA 30', ['OSHA 30']],
  ['Chief Engineer (limited), exam modules 3 of 5', ['Chief Engineer (limited, in progress)']],
  ['ASQ CQT - sat last Nov, 1 section under', []],
  ['IA passed, let go 3/31/2022', ['IA (expired)']],
  ['emt b class now', ['emt b (in progress)']],
  ['Forklift license, studying PMP', ['Forklift license', 'PMP (in progress)']],
  ['ASE T2, T4, T6, T8 (T8 exp. 2024)', ['ASE T2, T4, T6', 'T8 (expired 2024)']],
  ['HAZWOPER 40 (refresher overdue)', []],
  ['CCNA (2021, expired)', ['CCNA (expired)']],
  ['CDFM-A (2009, inactive since 2022)', ['CDFM-A (expired)']],
  ['Ohio real estate license - inactive since 2020', ['Ohio real estate license (expired 2020)']],
  ['PMP - studied, did not sit', []],
  ['Notary Public, Commonwealth of Virginia', ['Notary Public, Commonwealth of Virginia']],
  [
    'Able Seaman, 100 ton Master application is in, not approved yet',
    ['Able Seaman', '100 ton Master (application pending)'],
  ],
  ['NAMS surveyor - application pending', ['NAMS surveyor (application pending)']],
  ['Powerplant - written done, O&P scheduled', ['Powerplant (in progress)']],
  ['BLS current', ['BLS']],
  ['A&P (2006)\nNFPA 70E awareness', ['A&P (2006)', 'NFPA 70E awareness']],
  ['OSHA 30, (have to find the paper)', ['OSHA 30']],
  ['Crane operator card, active. Radiation worker - ACTIVE.', ['Crane operator card', 'Radiation worker']],
  ['PMP (valid until 02/2025)', ['PMP (expired Feb 2025)']],
  ['CFE: passed 2 of 4 sections, Law section left, first credit expires in May', ['CFE (in progress)']],
  [
    'Boiler operator license - passed written test, practical exam retake in fall',
    ['Boiler operator license (in progress)'],
  ],
  ['Grant writer certificate - application in progress', ['Grant writer certificate (application pending)']],
  [
    'Paramedic - in class now, done next June. Fire Inspector I',
    ['Paramedic (in progress)', 'Fire Inspector I'],
  ],
  ['LPN, Georgia, active', ['LPN, Georgia']],
  ['Lead pastry chef (ACF) - documents sent', ['Lead pastry chef (ACF, in progress)']],
  ['Glider pilot, medical lapsed 2018', ['Glider pilot', 'medical (expired 2018)']],
  ['ASE T-series: T3, T5 current; T7 expired', ['ASE T-series: T3, T5', 'T7 (expired)']],
  ['First aid card, notary', ['First aid card', 'notary']],
  ['FAA Airframe & Powerplant (2009, no expiration)', ['FAA Airframe & Powerplant (2009)']],
  ['food handlers card', ['food handlers card']],
  [
    'First aid thru 5/26. Rope tech valid until 3/24',
    ['First aid (expired May 2026)', 'Rope tech (expired Mar 2024)'],
  ],
  ['Lift truck to 2029', ['Lift truck (through 2029)']],
  ['CSCS passed Mar 2024. Rigger still current', ['CSCS (Mar 2024)', 'Rigger']],
  ['FAA Airframe 2011 (IA no)', ['FAA Airframe (2011)']],
  ['FAA Powerplant - yes (2018). Notary license yes', ['FAA Powerplant (2018)', 'Notary license']],
  [
    'Teacher certificate, Grades K-6 (through 6/2029). Reading endorsement: pending',
    ['Teacher certificate, Grades K-6 (through Jun 2029)', 'Reading endorsement (in progress)'],
  ],
  ['CDL with tank endorsement, let it lapse in 2019', ['CDL with tank endorsement (expired 2019)']],
  ['Airframe - passed the written, still need O&P', ['Airframe (in progress)']],
  ['Water Operator C — passed test, card in mail', ['Water Operator C (in progress)']],
  ['Type 3 Safety Officer - task book 70% signed', ['Type 3 Safety Officer (in progress)']],
  ['SolidWorks associate - in progess', ['SolidWorks associate (in progress)']],
  ['SC blaster permit under renewal', ['SC blaster permit']],
  ['CHMM (IHMM) exam booked', ['CHMM (IHMM, in progress)']],
  ['CPM in progress, sat for first module in the spring', ['CPM (in progress)']],
  ['CHMM: I qualify on experience once I have a year more. TWIC', ['TWIC']],
  ['QMED Oiler - have. TWIC held. Lift card (held)', ['QMED Oiler', 'TWIC', 'Lift card']],
  ['CPPM exam in November', ['CPPM (in progress)']],
  ['Hydrographer B - modules 1-3 of 5 done', ['Hydrographer B (in progress)']],
  ['HAZWOPER 24 - refresher is overdue', []],
  ['PA clearances renewed 2023', ['PA clearances (2023)']],
  ['ICS 100, 200, 700. Notary', ['ICS 100, 200, 700', 'Notary']],
])('of %s prints %j', (written, lines) => {
  expect(printed(written)).toEqual(lines);
});

it('leaves what may be held or not for a question, and nothing that was refused', () => {
  const record = {
    ...EMPTY_RECORD,
    certifications: 'HAZWOPER 40 (refresher overdue). CPA no. PMP. Notary - planned',
    readOn: new Date('2026-11-22'),
  };
  expect(unclearCredentials(record)).toEqual(['HAZWOPER 40 (refresher overdue)']);
});

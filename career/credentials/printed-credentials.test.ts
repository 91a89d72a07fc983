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
  ['TWIC exp 2028', ['TWIC (exp 2028)']],
  ['CCNA (lapsed 2023)', ['CCNA (expired 2023)']],
  ['Servsafe Manager (exp Mar 2024, need to retake)', ['Servsafe Manager (expired Mar 2024)']],
  ['studying for PHR', ['PHR (in progress)']],
  ['PMP, expected May 2027', ['PMP (in progress, expected May 2027)']],
  ['PE Civil exam scheduled Oct 2027', ['PE Civil (in progress, exam scheduled for Oct 2027)']],
  ['FAA A&P -- General + Airframe writtens done', ['FAA A&P (in progress)']],
  ['CDL permit (SC)', ['CDL (permit)']],
  ['EMT class dropped', []],
  ['NATE cts? had it, let go', ['NATE cts (expired)']],
  ['Private pilot, about 40 of the hours done, no checkride', ['Private pilot (in progress)']],
  ['FAA Part 107, current to April 2027', ['FAA Part 107 (current to April 2027)']],
  ['FAA Part 107. FAA nothing else', ['FAA Part 107']],
  ['EUL Type 3 qualification, CG, no longer carried', ['EUL Type 3 qualification (expired)']],
  ['First Responder Wildlife, oiled birds: expired', ['First Responder Wildlife (expired)']],
  [
    'DAWIA Contracting Professional (back-to-basics) held until I left',
    ['DAWIA Contracting Professional (expired)'],
  ],
  ['Minn. mandated reporter current', ['Minn mandated reporter (current)']],
  ['MSHA Part 48 surface, refresher due in March', ['MSHA Part 48 surface']],
  ['AAAE Certified Member exam passed, dues lapsed 2024', ['AAAE Certified Member (expired 2024)']],
  ['CHST not enough hrs. OSHA 30', ['OSHA 30']],
  ['PgMP application turned down (hours)', []],
  ['Chief Engineer (limited), exam modules 3 of 5', ['Chief Engineer (limited, in progress)']],
  ['ASQ CQT - sat last Nov, 1 section under', []],
  ['captains 6 pack: sea time ok, no drug test done', ['captains 6 pack (in progress)']],
  ['IA passed, let go 3/31/2022', ['IA (expired)']],
  ['emt b class now', ['emt b (in progress)']],
  ['none yet, VTNE after I finish. Fear Free level 1', ['Fear Free level 1']],
  ['Forklift license, studying PMP', ['Forklift license', 'PMP (in progress)']],
  ['ASE T2, T4, T6, T8 (T8 exp. 2024)', ['ASE T2, T4, T6, T8 (T8 exp. 2024)']],
  ['HAZWOPER 40 (refresher overdue)', ['HAZWOPER 40 (refresher overdue)']],
  ['CCNA (2021, expired)', ['CCNA (expired)']],
  ['CDFM-A (2009, inactive since 2022)', ['CDFM-A (inactive since 2022)']],
  ['TCCC-I, powerplant in progress', ['TCCC-I', 'powerplant (in progress)']],
  ['Ohio real estate license - inactive since 2020', ['Ohio real estate license (inactive since 2020)']],
  ['PMP - studied, did not sit', []],
  ['Notary Public, Commonwealth of Virginia', ['Notary Public, Commonwealth of Virginia']],
  [
    'none current. had Certified Purchasing Professional, let it lapse',
    ['Certified Purchasing Professional (expired)'],
  ],
  [
    'Able Seaman, 100 ton Master application is in, not approved yet',
    ['Able Seaman', '100 ton Master (application pending)'],
  ],
  ['NAMS surveyor - application pending', ['NAMS surveyor (application pending)']],
  ['Powerplant - written done, O&P scheduled', ['Powerplant (in progress)']],
  ['BLS current', ['BLS (current)']],
  [
    'PA Stationary? no - City of Pittsburgh stationary engineer lic. (2012)',
    ['City of Pittsburgh stationary engineer lic. (2012)'],
  ],
  ['A&P (2006)\nNFPA 70E awareness', ['A&P (2006)', 'NFPA 70E awareness']],
  ['OSHA 30, (have to find the paper)', ['OSHA 30']],
  [
    'Texas CDL Class B - got it in 2021 with a military waiver, passenger + air brakes.',
    ['Texas CDL Class B, passenger + air brakes'],
  ],
  [
    'Crane operator card, active. Radiation worker - ACTIVE.',
    ['Crane operator card (active)', 'Radiation worker (active)'],
  ],
  ['PMP (valid until 02/2025)', ['PMP (valid until Feb 2025)']],
  ['CFE: passed 2 of 4 sections, Law section left, first credit expires in May', ['CFE (in progress)']],
  ['Yellow tag welder, certificate pending then I never collected it. OSHA 10', ['OSHA 10']],
  ['FAA A&P - have Powerplant, Airframe not taken', ['FAA Powerplant']],
  [
    'Boiler operator license - passed written test, practical exam retake in fall',
    ['Boiler operator license (in progress)'],
  ],
  [
    'Grant writer certificate - application in progress',
    ['Grant writer certificate (application in progress)'],
  ],
  [
    'Paramedic - in class now, done next June. Fire Inspector I',
    ['Paramedic (in progress)', 'Fire Inspector I'],
  ],
  ['Ohio teaching license, grades 4-9, renewable, current', ['Ohio teaching license, grades 4-9 (current)']],
  ['LPN, Georgia, active', ['LPN, Georgia (active)']],
  ['Land surveyor, Idaho (active) and Utah (application pending)', ['Land surveyor, Idaho (active)']],
  ['Lead pastry chef (ACF) - documents sent', ['Lead pastry chef (ACF, in progress)']],
  ['Glider pilot, medical lapsed 2018', ['Glider pilot']],
  ['ASE T-series: T3, T5 current; T7 expired', ['ASE T-series: T3, T5 (current)']],
  ['ASE A1-A8, three of eight expired in 2014', ['ASE A1-A8 (three of eight expired 2014)']],
  [
    'Harbor pilot trainee: application submitted, waiting on sea time',
    ['Harbor pilot trainee (application pending)'],
  ],
  ['First aid card, notary', ['First aid card', 'notary']],
  ['FAA Airframe & Powerplant (2009, no expiration)', ['FAA Airframe & Powerplant (2009, no expiration)']],
  ['food handlers card', ['food handlers card']],
  // What leads up to a date goes with it.
  [
    'First aid thru 5/26. Rope tech valid until 3/24',
    ['First aid (expired May 2026)', 'Rope tech (valid until Mar 2024)'],
  ],
  ['Lift truck to 2029', ['Lift truck (through 2029)']],
  ['CSCS passed Mar 2024. Rigger still current', ['CSCS (passed Mar 2024)', 'Rigger (current)']],
  // What is denied beside a name, and "yes" to one's own question.
  ['FAA Airframe 2011 (IA no)', ['FAA Airframe 2011']],
  ['FAA Powerplant - yes (2018). Notary license yes', ['FAA Powerplant (2018)', 'Notary license']],
  // A name of its own, and how it stands, is no remark on the one before.
  [
    'Teacher certificate, Grades K-6 (through 6/2029). Reading endorsement: pending',
    ['Teacher certificate', 'Grades K-6 (through 6/2029)', 'Reading endorsement (in progress)'],
  ],
  ['CDL with tank endorsement, let it lapse in 2019', ['CDL with tank endorsement (expired 2019)']],
  ['Airframe - passed the written, still need O&P', ['Airframe (in progress)']],
  ['Water Operator C — passed test, card in mail', ['Water Operator C (test passed)']],
  ['Type 3 Safety Officer - task book 70% signed', ['Type 3 Safety Officer (in progress)']],
  ['SolidWorks associate - in progess', ['SolidWorks associate (in progress)']],
  ['SC blaster permit under renewal', ['SC blaster (renewal in progress)']],
  ['AWS 1G 2G - 2g ran out i think', ['AWS 1G']],
  ['CHMM (IHMM) exam booked', ['CHMM (IHMM, in progress)']],
  ['MBA applications in progress. PMP', ['PMP']],
  ['CPM in progress, sat for first module in the spring', ['CPM (in progress)']],
  // What is told of it in another sentence is no certificate of its own.
  ['PE Mechanical: sat May, missed the fluids section, will sit it again. OSHA 10', ['OSHA 10']],
  ['CHMM: I qualify on experience once I have a year more. TWIC', ['TWIC']],
  [
    'CLTD - bought the book. CSCP not started. Forklift class 1,4,5 (employer)',
    ['Forklift class 1,4,5 (employer)'],
  ],
  ['QMED Oiler - have. TWIC held. Lift card (held)', ['QMED Oiler', 'TWIC', 'Lift card']],
  ['Master 50T - current, with towing', ['Master 50T, with towing (current)']],
  ['CPPM exam in November', ['CPPM (in progress)']],
  ['Hydrographer B - modules 1-3 of 5 done', ['Hydrographer B (in progress)']],
  ['HAZWOPER 24 - refresher is overdue', ['HAZWOPER 24 (refresher overdue)']],
  ['PA clearances renewed 2023', ['PA clearances (renewed 2023)']],
  [
    'osha 10. cdl b permit only, road test nov. usmap card 1,900 of 4,000 hrs',
    ['osha 10', 'cdl b (permit)', 'usmap card (in progress)'],
  ],
  ['rabies vaccinated yes. splicing expd 12/23', ['splicing (expired)']],
  ['ICS 100, 200, 700. Notary', ['ICS 100, 200, 700', 'Notary']],
])('of %s prints %j', (written, lines) => {
  expect(printed(written)).toEqual(lines);
});

it('leaves what was tried and not got for a question, and nothing that was refused', () => {
  const record = {
    ...EMPTY_RECORD,
    certifications: 'PE Civil: sat April, will sit it again. CPA no. PMP. Notary - planned',
    readOn: new Date('2026-11-22'),
  };
  expect(unclearCredentials(record)).toEqual(['PE Civil: sat April, will sit it again']);
});

import type { MilitaryJob } from '#career/occupations/military-job.ts';
import type { MilitaryBranch } from '#career/service.ts';
import { fieldsInText, type Vocabulary } from './field-evidence.ts';
import type { WorkField } from './fields/work-field.ts';
import { fieldsOfDodGroup, WORK_FIELDS } from './fields/work-fields.ts';

/**
 * Codes whose DoD group is too wide, or wrong for what the code does today: beginning of the code per branch letter
 * (A Army, N Navy, F Air Force, M Marines, C Coast Guard, S Space Force) -> field. Longest beginning wins.
 */
const BY_CODE: Readonly<Record<string, string>> = Object.fromEntries(
  `A51C contracting F6C0 contracting F64P contracting M3044 contracting A17 cyber A25D cyber A255S cyber F1B4 cyber
   F1D7 cyber F17 cyber S5C cyber S17 cyber M1701 cyber M1702 cyber M1721 cyber M0689 cyber NCTN cyber F3D0X3 cyber
   F1D7X1A information-technology F1D7X1B information-technology F1D7X1E information-technology F1D7X1Q information-technology
   F1D7X1R radio F1D7X1Z software F1D7X2 radio F1D7X3 telecom-lines F3D0X1 information-technology
   F3D0X2 information-technology F3D0X4 software F3D1X1 information-technology F3D1X2 information-technology
   F3D1X3 radio F3D1X4 radio F3D1X7 telecom-lines M0671 information-technology M0639 information-technology
   S5I intelligence S14N intelligence S1N intelligence S5S space-operations S1C6 space-operations S13S operations-officers S62E research S63A research
   S8R recruiting A35T electronics A35M intelligence A35L investigation A351L investigation A35V geospatial A35P signals-language
   A18 special-operations A180A special-operations NSO special-operations NSB special-operations N113 special-operations N114 eod
   N111 surface-warfare N112 surface-warfare N131 pilots N132 aircrew-officers N181 signals-language N182 information-technology
   N183 intelligence N310 supply N510 construction N290 nursing N230 medical-administration N210 physicians N220 dentists
   N250 lawyers N410 chaplains N165 media N120 personnel N144 engineers N152 engineers N171 surface-warfare
   A14 artillery A13 artillery M441 lawyers M445 lawyers M17 cyber A11A infantry A19D infantry A11B infantry A12A engineers A120A construction A13A artillery A14A artillery A15A pilots A19A armor
   A25A information-technology A31A police A35D intelligence A36A finance A42B personnel A42H personnel A46A media A88A transport
   A90A supply A91A vehicles A89E eod A92A supply A74A hazmat A70 medical-administration A66 nursing A65D allied-health
   A37A civil-affairs A38A civil-affairs A37F civil-affairs A38B civil-affairs A12Y geospatial A12T drafting A12M fire A12D divers
   A12N equipment-operation A12K utilities A12R electricians A12P power A12Q electricians A12W construction A12H construction
   A12B combat-engineering A12C combat-engineering A12V construction A12G equipment-operation A12Z construction A68A biomedical-equipment
   M0302 infantry M0802 artillery M1802 armor M0402 supply M0602 information-technology M1302 combat-engineering M3002 supply
   M0202 intelligence M3404 finance M4402 lawyers M5803 police M6002 aircraft M0180 administration M0102 personnel M7315 unmanned-systems
   M1371 combat-engineering M1361 drafting M1345 equipment-operation M1341 heavy-equipment-repair M0372 special-operations
   M0370 special-operations M0321 special-operations M0651 information-technology M0621 radio M0231 intelligence
   M5711 hazmat M7051 fire M0911 training-instructors M8411 recruiting M8412 recruiting M1171 utilities M1161 utilities M1142 power
   F3P0 police F31P police F3E7 fire F3E8 eod F3E9 hazmat F3E4X3 safety F3E0 electricians F3E1 utilities F3E2 equipment-operation
   F3E3 construction F3E5 drafting F3E6 construction F3E4 utilities F3F0 personnel F3F5 administration F3F2 training-instructors
   F3F1 recreation F3F4 personnel F3F3 analysis F3F5X1 administration F38F personnel F38P personnel F21R supply F21A aircraft
   F21M weapons F13S operations-officers F13M operations-officers F13N artillery F14N intelligence F15W weather F32E engineers F35P media
   F46 nursing F41A medical-administration F51J lawyers F52R chaplains F61 research F62E research F63A contracting F65F finance
   F65W finance F71S investigation F11 pilots F18 unmanned-systems F12 aircrew-officers F13B aircrew-officers F19Z special-operations
   F1Z1 special-operations F1Z2 special-operations F1Z3 special-operations F1Z4 special-operations F1T2 special-operations F1C4 special-operations
   F1C2 special-operations F1T0 training-instructors F4N0 medics F4H0 respiratory F4B0 safety F4E0 safety F4A1 medical-supply
   F1U0 unmanned-systems F1C1 air-traffic-control F1C7 flight-deck F1C0 flight-deck F1C5 sensors F1C6 space-operations F1W0 weather F1N1 geospatial
   F1N0 intelligence F1N2 signals-language F1N3 signals-language F1N4 intelligence F1A8 signals-language F1N8 intelligence F7S0 investigation F2R0 analysis F2R1 analysis
   F2F0 fuels F2G0 supply F2S0 supply F2T0 transport F2T1 drivers F2T2 transport F2T3 vehicles F2A aircraft F2A3X4 avionics F2A5X3 avionics F2W weapons F2M electronics
   F2P0 calibration F2E electronics F2A7X1 metal F2A7X2 metal F1P0 parachutes F1S0 safety F8R recruiting F8B training-instructors F8F senior-leadership F9E senior-leadership
   NIT information-technology NITS information-technology NCTI signals-language NCTR signals-language NCTT signals-language NCTM electronics
   NIS intelligence NOS operations-centers NAW aircrew NAWS aircrew NHM medics NET electronics NETN nuclear NEMN nuclear NMMN nuclear NEOD eod NND divers
   NMA police NABE flight-deck NABH flight-deck NABF fuels NAB flight-deck NAC air-traffic-control NAG weather NDC damage-control NHT damage-control
   NGM weapons NFC electronics NFCA electronics NFT electronics NMT electronics NTM weapons NSTG sensors NSTS sensors NQM deck NBM deck NSN deck NFN ship-engineering NAN aircraft
   NLS supply NLSS supply NCS food NSH store NPS personnel NYN administration NRP religious-support NMC media NLN legal NNC recruiting NNCR recruiting NNCC recruiting NPR parachutes
   NCMC senior-leadership NCE electricians NBU construction NSW metal NUT utilities NEO equipment-operation NCM heavy-equipment-repair NEA drafting NAZ aircraft NMR metal NIC electronics
   CBM small-boats COS operations-centers CMST environmental-protection CME police CGM weapons CMK ship-engineering CEM power CET electronics CIT information-technology CDC damage-control
   CAST parachutes CAMT aircraft CAET avionics CHS medics CSK supply CYN administration CFS food CIS intelligence CPA media CIV investigation CDV divers CSAR operations-centers CAVI avionics
   A25Q radio A25S radio A25T radio A15H aircraft A15K aircraft A15D aircraft A68N respiratory A88T rail A88P rail
   A46Q media A46R media A46Z media A09 none A92S laundry A64 animal-care A125D geospatial A921A parachutes A420C music A42C music
   NAA aircraft NAR aircraft NCA construction NCR construction NFA ship-engineering NFR ship-engineering NSA deck NSR deck
   NHR medics NAS vehicles NETR electronics NETV electronics NET(R) electronics NET(NUC) nuclear NEM(NUC) nuclear NMM(NUC) nuclear
   F3N0 media F3N1 music F3N2 music F3N3 music F3H0 none F3S1 personnel F3S2 training-instructors F8A3 events F1C8 electronics
   F3D1X6 electronics F1B0 cyber F8E0 analysis F8H0 none F8S0 none F9A none F9T none F9U none F9J none F9P none F1A6 aircrew
   F8G0 events F13C special-operations F13D special-operations F13L special-operations F13N operations-officers F95A none
   F35B music F83R recruiting F96 none F92S none
   M0481 transport M0531 civil-affairs M0532 civil-affairs M6500 weapons M6501 weapons M6600 supply M6601 supply M0861 artillery
   M0149 mental-health M8000 none M8011 none M8013 none M8014 none M8015 none M8028 none M7300 aircrew M0312 small-boats
   M0314 small-boats M0316 small-boats M6049 analysis M1342 ship-engineering M2848 electronics M6132 aircraft M628 aircraft
   M0303 infantry M0306 infantry M0307 infantry M1803 armor M8023 infantry M8024 infantry M8026 infantry M2305 eod M3006 contracting
   M48 recruiting M550 music M5804 corrections M5805 investigation M1101 utilities M0601 information-technology M3101 transport
   M4101 store M0803 artillery M0407 mortuary M0405 parachutes M7596 safety M5702 hazmat M6604 supply M6607 supply M0160 postal
   C170 weapons C275 information-technology C200 ship-engineering C500 food C100 small-boats C010 small-boats C910 none
   C71 operations-centers C75 small-boats C023 investigation CINV investigation
   CMSO safety CMERPOL environmental-protection CATON deck CBTM police CBTL police CBTO police CELC electronics CPS guards CTC radio`
    .trim()
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, word, index, words) => {
      if (index % 2 === 0) pairs.push([word, words[index + 1] ?? '']);
      return pairs;
    }, []),
);

/** For students, patients and codes that name no work; their titles' words would mislead. */
const NO_FIELD = 'none';

const LETTER: Readonly<Record<MilitaryBranch, string>> = {
  Army: 'A',
  Navy: 'N',
  'Air Force': 'F',
  Marines: 'M',
  'Coast Guard': 'C',
  'Space Force': 'S',
};
const FIELD = new Map(WORK_FIELDS.map((field) => [field.id, field]));

/** The fields of a military job: by its code where we know better, otherwise by its DoD group, otherwise its title. */
export function fieldsOfMilitaryJob(job: MilitaryJob, vocabulary: Vocabulary): WorkField[] {
  const key = `${LETTER[job.branch]}${job.code}`;
  const exactOnly = /^N[A-Z]+/.test(key) || /^C[A-Z]+/.test(key);
  for (let length = key.length; job.inUse && length > 1; length--) {
    const id = BY_CODE[key.slice(0, length)];
    if (id === NO_FIELD) return [];
    const field = FIELD.get(id ?? '');
    if (field) return [field];
    if (exactOnly) break;
  }
  const group = job.dodGroup ?? '';
  const byGroup = /^(?:19|29)/.test(group) ? [] : fieldsOfDodGroup(group);
  if (byGroup.length > 0) return byGroup;
  return fieldsInText(vocabulary, job.title)
    .slice(0, 1)
    .map((found) => found.field);
}

/** The ids that the table above uses, for the test that every one of them is a field. */
export const FIELD_IDS_BY_CODE: readonly string[] = [...new Set(Object.values(BY_CODE))].filter(
  (id) => id !== NO_FIELD,
);

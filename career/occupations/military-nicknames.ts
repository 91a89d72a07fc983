import type { MilitaryBranch } from '#career/service.ts';

/**
 * What people call their job, where no list says so: nickname -> codes by branch. Written by us. A nickname is read
 * only when it is a whole typed occupation or stands in it as a phrase.
 */
const NICKNAMES: Readonly<Record<string, Partial<Record<MilitaryBranch, string>>>> = {
  medic: { Army: '68W', 'Air Force': '4N0X1' },
  'combat medic': { Army: '68W' },
  corpsman: { Navy: 'HM', 'Coast Guard': 'HS' },
  doc: { Army: '68W', Navy: 'HM' },
  infantry: { Army: '11B', Marines: '0311' },
  grunt: { Army: '11B', Marines: '0311' },
  rifleman: { Army: '11B', Marines: '0311' },
  'infantry officer': { Army: '11A', Marines: '0302' },
  tanker: { Army: '19K', Marines: '1812' },
  'tank crewman': { Army: '19K', Marines: '1812' },
  'armor crewman': { Army: '19K' },
  artilleryman: { Army: '13B', Marines: '0811' },
  'forward observer': { Army: '13F', Marines: '0861' },
  'green beret': { Army: '18B' },
  'special forces': { Army: '18B' },
  seal: { Navy: 'SO' },
  sapper: { Army: '12B' },
  'truck driver': { Army: '88M', Marines: '3531', 'Air Force': '2T1X1' },
  'motor t': { Marines: '3531' },
  mechanic: { Army: '91B', Marines: '3521', 'Air Force': '2T3X1', Navy: 'CM' },
  'cyber operations': { Army: '17C', 'Air Force': '1B4X1', 'Space Force': '5C0X1', Navy: 'CTN' },
  'supply sergeant': { Army: '92Y' },
  'supply clerk': { Army: '92Y', Marines: '3043', Navy: 'LS', 'Air Force': '2S0X1' },
  'motor sergeant': { Army: '91B' },
  mp: { Army: '31B', Marines: '5811' },
  'military police': { Army: '31B', Marines: '5811' },
  'military policeman': { Army: '31B', Marines: '5811' },
  'security forces': { 'Air Force': '3P0X1' },
  'it specialist': { Army: '25B', Navy: 'IT', 'Coast Guard': 'IT', Marines: '0671' },
  'signal officer': { Army: '25A' },
  'logistics officer': { Army: '90A', Marines: '0402', 'Air Force': '21RX' },
  'supply corps officer': { Navy: '310' },
  'surface warfare officer': { Navy: '111' },
  swo: { Navy: '111' },
  cook: { Army: '92G', Navy: 'CS', Marines: '3381', 'Air Force': '3M0X1', 'Coast Guard': 'FS' },
  'crew chief': { Army: '15T', 'Air Force': '2A3X3' },
  'eod technician': { Army: '89D', Navy: 'EOD', 'Air Force': '3E8X1', Marines: '2336' },
  eod: { Army: '89D', Navy: 'EOD', 'Air Force': '3E8X1', Marines: '2336' },
  'drone operator': { Army: '15W', 'Air Force': '1U0X1', Marines: '7314' },
  'uav operator': { Army: '15W', 'Air Force': '1U0X1', Marines: '7314' },
  recruiter: { Army: '79R', Marines: '8411', Navy: 'NC', 'Air Force': '8R000', 'Space Force': '8R000' },
  'army nurse': { Army: '66H' },
  nurse: { Army: '66H', Navy: '290', 'Air Force': '46NX' },
  'chaplain assistant': { Army: '56M', Navy: 'RP', 'Air Force': '5R0X1' },
  'contracting officer': { Army: '51C', 'Air Force': '64PX', Navy: '310' },
  'public affairs officer': { Army: '46A', Navy: '165', 'Air Force': '35PX', Marines: '4302' },
  'maintenance officer': { Army: '91A', 'Air Force': '21AX', Marines: '6002' },
  'black hawk pilot': { Army: '153D' },
  'helicopter pilot': { Army: '153A', Marines: '7562' },
  pilot: { Navy: '131', 'Air Force': '11MXC', Marines: '7557' },
  'first sergeant': { Army: '00Z', 'Air Force': '8F000' },
  'command master chief': { Navy: 'CMC' },
};

/** The code a typed occupation's nickname stands for in a branch, longest nickname first; null when there is none. */
export function nicknameCode(words: readonly string[], branch: MilitaryBranch): string | null {
  for (let length = Math.min(4, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const phrase = words.slice(at, at + length).join(' ');
      // A single word inside a longer title ("Aircraft Mechanic") is not the whole story.
      if (length === 1 && words.length > 1) continue;
      const code = NICKNAMES[phrase]?.[branch];
      if (code) return code;
    }
  }
  return null;
}

/** Every code the nicknames name, for the test that they exist. */
export const NICKNAME_CODES: readonly (readonly [string, string])[] = Object.values(NICKNAMES).flatMap(
  (byBranch) => Object.entries(byBranch),
);

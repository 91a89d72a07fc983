import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily, oncePer } from '#career/lazily.ts';
import { mended } from '#career/record/mend.ts';
import { rankAmongPeers } from '#career/record/rating.ts';
import { articleFor } from '#career/translation/inflection.ts';
import { inResumeWords } from '#career/translation/resume-words.ts';
import rows from '#knowledge/claims/leading.json' with { type: 'json' };
import { stemOf } from '../writing/word-stems.ts';
import { namesPeople } from './alike.ts';
import type { UnsupportedClaim } from './claim.ts';
import { AWARD_WORDS, NAMED_AWARD, RANK_WORDS, UNIT_SIZE_WORDS } from './claim-words.ts';
import type { Evidence, Passage } from './evidence.ts';
import type { ClaimedLine } from './line.ts';
import { wordsOf } from './text-words.ts';

/** Claims of standing: ranks, sizes of units, awards, and having led people. */
export function standingClaims(line: ClaimedLine, evidence: Evidence): UnsupportedClaim[] {
  return [
    ...ranks(line, evidence),
    ...unitSizes(line, evidence),
    ...awards(line, evidence),
    ...leading(line),
  ];
}

const single = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').replace(/s$/, '');

/** A rank that a line gives the veteran: at its head, or behind a word for being given one. */
const OWN_RANK =
  /(?:^|\b(?:promoted|advanced|promotion|advancement)\s+(?:to|as)\s+(?:an?\s+|the\s+)?|\b(?:served|serving|worked|acted|retired|separated|selected)\s+(?:as|for)\s+(?:an?\s+|the\s+)?|\bas\s+(?:an?\s+|the\s+)?|\bU\.?S\.?\s+\w+\s+)$/i;
/** What a rater recommends or foretells was not done: "PROMOTE TO CHIEF NOW". */
const FORETOLD =
  /\b(?:promote|recommend\w*|ready|pick|future|select(?:ed)?\s+for|potential|must|deserves)\b/i;

/** "Served 40 warrants", "a search warrant" are papers, and nobody's rank. */
const SAYS_WARRANT =
  /\b(?:WO|CW[2-5])\b|(?<!\b(?:arrest|search|bench|felony|served|executed|issued|serve|execute) (?:\d+ |the |an? )?)\bwarrants?\b/i;

/** "Ranked #1 of 8 sergeants first class", where the record says "1 of 8 SFCs": those among whom one was ranked. */
function isRankOfPeers(before: string, written: string, { passages, record }: Evidence): boolean {
  if (!/^Ranked #\d+ of \d+ $/.test(before)) return false;
  const { branch } = record;
  return passages.some(({ quote }) => {
    const ranked = rankAmongPeers(quote);
    if (ranked === null) return false;
    const told = inResumeWords(mended(ranked, branch), { branch, context: quote });
    return told.startsWith(before) && single(told.slice(before.length)).startsWith(written);
  });
}

function ranks(line: ClaimedLine, evidence: Evidence): UnsupportedClaim[] {
  return [...line.plain.matchAll(RANK_WORDS)].flatMap((match): UnsupportedClaim[] => {
    const written = single(match[0]);
    // "by the captain's estimate": somebody else.
    if (/^'s\b/.test(line.plain.slice(match.index + match[0].length))) return [];
    if (
      evidence.ranks.some(
        (rank) =>
          single(rank) === written || (single(rank).endsWith(` ${written}`) && written === 'warrant officer'),
      )
    )
      return [];
    // "Billet: Platoon Sergeant": a position that the record names in these words.
    if (evidence.passages.some(({ flat }) => flat.includes(` billet ${written} `))) return [];
    if (isRankOfPeers(line.plain.slice(0, match.index), written, evidence)) return [];
    const own = OWN_RANK.test(line.plain.slice(0, match.index));
    const stands = evidence.passages.some((passage) => {
      const { quote, field, stems } = passage;
      const text = ` ${single(quote)} `;
      if (field === 'rank' || field === 'occupation') return text.includes(written);
      const told =
        text.includes(` ${written}`) &&
        !new RegExp(`\\b(?:${PREFIXES})\\s+${written}`).test(text.replaceAll(`${written} `, `${written} `));
      const named =
        written.split(' ').every((word) => stems.has(stemOf(word))) ||
        (written === 'warrant officer' && SAYS_WARRANT.test(quote));
      if (line.verbatim !== null) return true;
      if (line.tells(passage) && named) return !FORETOLD.test(quote);
      if (own) return told && !FORETOLD.test(quote) && isOwnIn(text, written);
      return (told && !FORETOLD.test(quote)) || named;
    });
    if (stands) return [];
    const [rank] = evidence.ranks;
    const said =
      rank === undefined
        ? 'Your record doesn’t mention that rank.'
        : `Your record gives your rank as ${rank}, not ${match[0]}.`;
    return [{ kind: 'rank', claim: match[0], why: said }];
  });
}

/** Words that make another rank of one: "lieutenant colonel" is no "colonel". */
const PREFIXES =
  'staff|technical|master|gunnery|command|senior master|chief master|lieutenant|first|second|senior|chief|major';

const isOwnIn = (text: string, rank: string) =>
  text.startsWith(` ${rank}`) ||
  new RegExp(`\\b(?:as|acting|to|promoted to|was|billet of)\\s+(?:an?\\s+|the\\s+)?${rank}`).test(text);

function unitSizes(line: ClaimedLine, evidence: Evidence): UnsupportedClaim[] {
  return [...line.plain.matchAll(UNIT_SIZE_WORDS)].flatMap(([written]): UnsupportedClaim[] => {
    const word = written.toLowerCase().replace(/s$/, '');
    // Words alike do not count: a company is no battalion.
    const isNamed = (part: string) =>
      evidence.words.has(part) ||
      evidence.words.has(`${part}s`) ||
      evidence.terms.some(({ stems }) => stems.has(stemOf(part))) ||
      evidence.passages.some(({ own }) => own.stems.includes(stemOf(part)));
    if (word.split(/[\s-]/).every(isNamed)) return [];
    return [{ kind: 'unit size', claim: written, why: `Your record doesn’t mention a ${word}.` }];
  });
}

/** "AAM" and "MSM" are medals by what they stand for. */
const MEDAL = stemOf('medal');

function awards(line: ClaimedLine, evidence: Evidence): UnsupportedClaim[] {
  return [...line.plain.matchAll(NAMED_AWARD), ...line.plain.matchAll(AWARD_WORDS)].flatMap(
    ([written]): UnsupportedClaim[] => {
      const words = wordsOf(written).filter((word) => !/^(?:an?|the|of|awards?|awarded|medals?)$/.test(word));
      const stems = words.map(stemOf);
      // "Air Medal" is not told by air cargo: a passage speaks of medals, or lists awards.
      const isMedal = words.length > 0 && /\bmedals?\b/i.test(written);
      const holds = ({ own, stems: all, quote }: Passage) =>
        stems.every((stem) => own.stems.includes(stem) || all.has(stem)) &&
        (!isMedal ||
          all.has(MEDAL) ||
          own.stems.includes(MEDAL) ||
          evidence.record.awards?.includes(quote) === true);
      const stands =
        words.length === 0
          ? /award|medal|ribbon|won\b|earned|\bof the (?:year|quarter|month)/i.test(
              evidence.passages.map(({ quote }) => quote).join(' '),
            ) ||
            evidence.record.awards !== null ||
            evidence.terms.some(({ stems: spelled }) => spelled.has(MEDAL))
          : evidence.passages.some(holds) ||
            evidence.terms.some(
              (term) => stems.every((stem) => term.stems.has(stem)) && (!isMedal || term.stems.has(MEDAL)),
            );
      return stands
        ? []
        : [
            {
              kind: 'award',
              claim: written,
              why: `Your record doesn’t mention ${/^(?:an?|the)\b/i.test(written) ? '' : `${articleFor(written.toLowerCase())} `}${written.toLowerCase()}.`,
            },
          ];
    },
  );
}

/** Verbs and nouns of leading people: what they are said of must be something the record says was led. */
const LEADS =
  /\b(?:led|lead|leads|leading|supervised|supervises|supervising|managed|manages|managing|commanded|commands|directed|directs|directing|oversaw|oversees|overseeing|headed|heads)\b/gi;
const OF_PEOPLE =
  /^\s+(?:and\s+\w+\s+)?(?:(?:an?|the|all|over|more|than|up|to|nearly|about|\d[\d,]*|\w+-\w+)\s+)*(?:\w+\s+){0,3}?(?:teams?|crews?|staffs?|sections?|squads?|platoons?|people|personnel|soldiers|sailors|marines|airmen|members|employees|technicians|analysts|medics|clerks|convoys?|shops?|branch|departments?|divisions?|operations|program|collection|efforts?|response|project)\b/i;

/** Whether a passage says that the veteran led; the commander one worked for is somebody else. */
const saysLed = oncePer(({ quote }: Passage): boolean =>
  wordsOf(quote).some(
    (word) =>
      !/^commander|^chiefs$|^leadership$/.test(word) &&
      leadingWords().some((beginning) => word.startsWith(beginning)),
  ),
);

function leading(line: ClaimedLine): UnsupportedClaim[] {
  return [...line.plain.matchAll(LEADS)].flatMap((match): UnsupportedClaim[] => {
    const behind = line.plain.slice(match.index + match[0].length);
    if (!OF_PEOPLE.test(behind)) return [];
    const object = behind.split(/[,.;]|\b(?:through|during|that|who|which|with|in|on|for|to)\b/)[0] ?? '';
    const about = [...new Set(wordsOf(object).map(stemOf))].filter(
      (stem) => !/^\d/.test(stem) && stem.length > 2,
    );
    const led = line.placed.filter(saysLed);
    const shared = led.some(
      (passage) =>
        about.every(namesPeople) ||
        about.some((stem) => line.holds(passage, stem)) ||
        line.shared(passage) > 1,
    );
    if (shared) return [];
    return [
      {
        kind: 'role',
        claim: `${match[0]}${object}`.trim(),
        why: `Your record doesn’t say you ${PAST[match[0].toLowerCase()] ?? match[0].toLowerCase()} ${object.trim() || 'anyone'}.`,
      },
    ];
  });
}

const PAST: Readonly<Record<string, string>> = {
  lead: 'led',
  leads: 'led',
  leading: 'led',
  supervises: 'supervised',
  manages: 'managed',
  directs: 'directed',
  oversees: 'oversaw',
  commands: 'commanded',
};

/** Beginnings of words by which a veteran says that they led. */
export const leadingTable = tableOf('claims/leading.json', rows, () => entryOf({ beginnings: wordList }));

const leadingWords = lazily(() => leadingTable.entries().flatMap(({ beginnings }) => beginnings));

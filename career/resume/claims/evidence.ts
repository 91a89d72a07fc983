import type { Credential } from '#career/credentials/credential.ts';
import { tokensOf } from '#career/credentials/form-index.ts';
import { readCredentials } from '#career/credentials/read-credentials.ts';
import { listedAwards } from '#career/record/awards.ts';
import { isShouted } from '#career/record/calm.ts';
import { splitStatements } from '#career/record/statements.ts';
import type { VeteranRecord } from '#career/service.ts';
import { atOnce, mapped, type Steps } from '#career/steps.ts';
import { translate } from '#career/translation/translate.ts';
import { recordOfPeriod } from '../writing/earlier-service.ts';
import { splitList, splitSentences } from '../writing/sentences.ts';
import { rankTitle, serviceOf } from '../writing/service-facts.ts';
import { stemsOf } from '../writing/word-stems.ts';
import { type SearchedText, searched } from '../writing/wording-match.ts';
import type { RecordField, ResumeTarget } from '../written-resume.ts';
import { namesPeople, spelledOut, withAlike } from './alike.ts';
import { type Figure, figuresIn } from './figures.ts';
import { plainFigures } from './number-words.ts';
import { type Place, placesOf } from './places.ts';
import { wordSet, wordsInARow } from './text-words.ts';

/** A statement of the veteran's, made ready for looking up. */
export interface Passage {
  readonly field: RecordField;
  /** Word for word. */
  readonly quote: string;
  /** Its words with one space around each, for finding words in a row. */
  readonly flat: string;
  /** Where it was: an id of `Evidence.places`; null for lists that belong to no job. */
  readonly place: string | null;
  readonly figures: readonly Figure[];
  /** The veteran's own words. */
  readonly own: SearchedText;
  /** Stems of the own words, what short forms and military terms among them stand for, and words alike. */
  readonly stems: ReadonlySet<string>;
}

/** Everything that a resume may say, made ready for looking up. Read once a record. */
export interface Evidence {
  readonly record: VeteranRecord;
  readonly passages: readonly Passage[];
  readonly places: readonly Place[];
  readonly credentials: readonly Credential[];
  /** Words of the record and what stands for its short forms and terms, in lower case. */
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Letters that a figure runs together with, in lower case: "mw" of "600MW". */
  readonly runTogether: ReadonlySet<string>;
  /** Words of service names, employers, schools and dates: what may stand behind "at" and "for". */
  readonly employerWords: ReadonlySet<string>;
  /** Acronyms of the record, in capitals. */
  readonly acronyms: ReadonlySet<string>;
  /** First letters of the words of the record, in order: "ntc" stands in it where "National Training Center" does. */
  readonly initials: string;
  /** Military terms with the stems of the words that stand for them, and whether those explain more than they say. */
  readonly terms: readonly KnownTerm[];
  /** Names of the ranks held, in lower case. */
  readonly ranks: readonly string[];
  /** Words of the target's title and company: they may be named as the aim, and prove nothing. */
  readonly targetWords: ReadonlySet<string>;
}

export interface KnownTerm {
  /** As the veteran wrote it, in lower case. */
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  /** Only an explanation of a system: it proves no skill by itself. */
  readonly gloss: boolean;
}

/** Fields whose text tells of service, sentence by sentence. */
const TOLD = ['achievements', 'leadership', 'responsibilities'] as const satisfies RecordField[];
const LISTED = [
  'skills',
  'training',
  'awards',
  'equipment',
  'certifications',
  'education',
] as const satisfies RecordField[];
const WORK = ['postMilitaryExperience', 'priorExperience'] as const satisfies RecordField[];
const FACTS = [
  'branch',
  'component',
  'rank',
  'occupation',
  'yearsServed',
  'startDate',
  'endDate',
] as const satisfies RecordField[];

interface Raw {
  readonly field: RecordField;
  readonly quote: string;
  readonly place: string | null;
}

/** "Katrina? no.": what somebody asks and denies in one breath is nothing they did. */
const DENIED = /[A-Z][A-Za-z ]{2,40}\?\s+(?:no|nope|never|not me)\b[.,]?/g;

function withoutDenials(record: VeteranRecord): VeteranRecord {
  const entries = Object.entries(record).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.replace(DENIED, '') : value,
  ]);
  return Object.fromEntries(entries) as VeteranRecord;
}

/** Gathers the evidence for the lines of a resume. The target proves nothing: it may be named as the aim. */
export const evidenceOf = (told: VeteranRecord, target: ResumeTarget | null): Evidence =>
  atOnce(evidenceSteps(told, target));

/** The same in steps, statement by statement. */
export function* evidenceSteps(told: VeteranRecord, target: ResumeTarget | null): Steps<Evidence> {
  const record = withoutDenials(told);
  const work = yield* mapped(WORK, (field) => ({ field, ...placesOf(field, record[field] ?? '') }));
  const earlier = (record.earlierService ?? []).map(recordOfPeriod);
  yield;
  const raws: Raw[] = [
    ...rawsOf(record, 'service'),
    ...earlier.flatMap((period, at) => rawsOf(period, `earlier ${at}`)),
    ...work.flatMap(({ field, parts }) => parts.map(({ quote, place }) => ({ field, quote, place }))),
    // "good cookie" is the Good Conduct Medal, by its official name as well.
    ...listedAwards(record).map(({ text }): Raw => ({ field: 'awards', quote: text, place: null })),
  ];
  const terms: KnownTerm[] = [];
  const context = raws.map(({ quote }) => quote).join('\n');
  yield;
  const passages = yield* mapped(raws, (raw): Passage => {
    const plain = plainFigures(raw.quote);
    const found = termsOf(plain, record, context);
    terms.push(...found);
    const own = searched(plain);
    const standFor = found.filter(({ gloss }) => !gloss).flatMap(({ stems }) => [...stems]);
    const explained = found.flatMap(({ stems }) => [...stems]);
    return {
      ...raw,
      flat: wordsInARow(plain),
      figures: figuresIn(raw.quote).map((figure) => countingAlso(figure, found)),
      own: { words: own.words, stems: [...own.stems, ...spelledOut(plain), ...standFor] },
      stems: withAlike([...own.stems, ...spelledOut(plain), ...explained]),
    };
  });
  yield;
  const periods = [record, ...earlier];
  const services = periods.map(serviceOf);
  const ranks = periods
    .map((period) =>
      rankTitle({ ...period, rank: period.rank?.replace(/\s*\([^)]*\)/g, '') ?? null }).toLowerCase(),
    )
    .filter((rank) => rank !== '');
  const all = [...raws.map(({ quote }) => quote), ...services.map((name) => `U.S. ${name}`), ...ranks].join(
    '\n',
  );
  const credentials = yield* readCredentials.inSteps(record);
  const aim = target === null ? '' : `${target.jobTitle} ${target.posting?.company ?? ''}`;
  return {
    ...{ record, passages, terms, ranks },
    places: [
      { id: 'service', names: wordSet(services[0] ?? ''), label: `U.S. ${services[0] ?? ''}`.trim() },
      ...earlier.map((period, at) => ({
        id: `earlier ${at}`,
        names: wordSet(`${services[at + 1] ?? ''} ${period.occupation ?? ''}`),
        label: `U.S. ${services[at + 1] ?? ''}`,
      })),
      ...work.flatMap(({ places }) => places),
    ],
    credentials,
    // "Sec+" is CompTIA Security+ by its full name.
    words: wordSet(
      [
        all,
        ...credentials
          .filter(({ source }) => LISTED.some((field) => field === source.field))
          .map(({ name }) => name),
      ].join('\n'),
    ),
    stems: new Set(passages.flatMap(({ stems }) => [...stems])),
    runTogether: new Set(
      [...all.toLowerCase().matchAll(/\b(?:\d+([a-z]{2,3})|([a-z]{2,3})-?\d+)\b/g)].map(
        ([, behind, before = '']) => behind ?? before,
      ),
    ),
    employerWords: wordSet(
      [
        ...services,
        ...WORK.map((field) => record[field] ?? ''),
        record.education ?? '',
        record.training ?? '',
        ...raws
          .filter(({ field }) => field !== 'skills' && field !== 'equipment' && field !== 'responsibilities')
          .map(({ quote }) => quote),
      ].join('\n'),
    ),
    acronyms: new Set(all.match(/\b[A-Z][A-Z&]{1,6}\b/g)),
    initials: tokensOf(all)
      .map(({ word }) => word.charAt(0))
      .join(''),
    targetWords: wordSet(aim),
  };
}

/** A list item by item; schooling by degree, since school and year stand behind commas. */
function partsOf(field: RecordField, text: string): string[] {
  return field === 'education' ? text.split(/\r?\n|;/).flatMap(splitSentences) : splitList(text);
}

/** A figure that counts a short form or a term counts what that stands for: "6 MSTs", "35 mbrs". */
function countingAlso(figure: Figure, terms: readonly KnownTerm[]): Figure {
  // "12 Soldiers" are no 12 of any other service.
  if (figure.counts.some(namesPeople)) return figure;
  const noun = figure.noun.toLowerCase();
  const more = terms.filter(({ text }) => noun.includes(text)).flatMap(({ stems }) => [...stems]);
  return { ...figure, counts: [...figure.counts, ...spelledOut(noun), ...more] };
}

function rawsOf(record: VeteranRecord, place: string): Raw[] {
  return [
    ...TOLD.flatMap((field) =>
      splitStatements(record[field] ?? '').map((quote) => ({ field, quote, place })),
    ),
    ...LISTED.flatMap((field) =>
      partsOf(field, record[field] ?? '').map((quote) => ({ field, quote, place: null })),
    ),
    ...FACTS.flatMap((field) => {
      const quote = record[field];
      return quote ? [{ field, quote, place }] : [];
    }),
    ...(record.codeTitle === undefined
      ? []
      : [{ field: 'occupation' as const, quote: record.codeTitle, place }]),
  ];
}

/** The reason of an acronym begins with what it stands for: "Military Police; an MP may also be …". */
function spelledBy(term: string, reason: string): string {
  const words = /^[^,;(.]+/.exec(reason)?.[0] ?? '';
  const letters = (words.match(/\b[A-Z]/g) ?? []).join('');
  return /^[A-Z&/-]{2,}$/.test(term) && letters === term.replace(/[^A-Z]/g, '') ? words : '';
}

/** The military terms that stand in a passage, with what the glossary has for them; the text itself is not rewritten. */
function termsOf(text: string, { branch }: VeteranRecord, context: string): KnownTerm[] {
  // In a text in capitals the plural of an acronym has a capital S.
  const written = isShouted(text) ? text.replace(/\b([A-Z]{2,})S\b/g, '$1s') : text;
  return translate(written, { branch, context }).flatMap((segment): KnownTerm[] => {
    if (segment.kind === 'plain') return [];
    const term = segment.text.toLowerCase();
    if (segment.kind === 'ambiguous')
      return [{ text: term, stems: new Set(segment.meanings.flatMap(stemsOf)), gloss: false }];
    const { civilian, resumeWords = '', inResumes, reason = '' } = segment.meaning;
    const stems = new Set(stemsOf(`${civilian} ${resumeWords} ${spelledBy(segment.term, reason)}`));
    return [{ text: term, stems, gloss: inResumes === 'gloss' }];
  });
}

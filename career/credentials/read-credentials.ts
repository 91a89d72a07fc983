import { oncePer, oncePerInSteps } from '#career/lazily.ts';
import { type ListedName, listedNames, type NameStanding } from '#career/record/lists/listed-names.ts';
import { splitStatements } from '#career/record/statements.ts';
import { splitList } from '#career/resume/writing/sentences.ts';
import type { VeteranRecord } from '#career/service.ts';
import { mapped, type Steps } from '#career/steps.ts';
import type { Credential, CredentialField, CredentialStatus } from './credential.ts';
import { stateTable } from './credential-tables.ts';
import { readDegrees } from './degrees.ts';
import { type FormHit, type Token, tokensOf } from './form-index.ts';
import { findLevel, type Level, levelForms } from './levels.ts';
import { dateSaid, isDenied, isPast, type Standing, standingIn } from './status.ts';

/** Fields of lists in which a credential may stand among other things. */
const MIXED = ['education', 'training', 'skills', 'awards'] as const satisfies CredentialField[];
/** Fields that tell what was done. */
const TOLD = [
  'achievements',
  'leadership',
  'responsibilities',
  'postMilitaryExperience',
  'priorExperience',
] as const satisfies CredentialField[];

/** Every credential that a record speaks of, held or not, in the order of its fields. */
export const readCredentials = oncePerInSteps(function* (
  record: VeteranRecord,
): Steps<readonly Credential[]> {
  const { readOn } = record;
  const listed = listedCredentials(record).flatMap(({ credentials }) => credentials);
  yield;
  const mixed = yield* mapped(MIXED, (field) =>
    splitList(record[field] ?? '').flatMap((item) => surely(item, field, readOn)),
  );
  const told = yield* mapped(TOLD, (field) =>
    splitStatements(record[field] ?? '').flatMap((statement) =>
      EARNED.test(statement) || /\bclearance\b|\bTS\s?\/\s?SCI\b/i.test(statement)
        ? surely(statement, field, readOn).filter(
            ({ kind }) => kind === 'clearance' || EARNED.test(statement),
          )
        : [],
    ),
  );
  const degrees = yield* mapped(['education', 'certifications', 'training'] as const, (field) =>
    readDegrees(record[field] ?? '', field, readOn).filter(
      ({ level }) => field === 'education' || (level !== 'high-school' && level !== 'some-college'),
    ),
  );
  return [...listed, ...mixed.flat(), ...told.flat(), ...degrees.flat()];
});

/** What the list of certificates names, each with the credentials it speaks of. */
export interface ListedCredential extends ListedName {
  readonly credentials: readonly Credential[];
}

/** What the list of certificates names, in its order. */
export const listedCredentials = oncePer((record: VeteranRecord): readonly ListedCredential[] =>
  listedNames('certificates', record.certifications ?? '').map((listed) => ({
    ...listed,
    credentials: namedCredentials(listed, record.readOn),
  })),
);

/** What a name in a list stands for: the credentials we know by it, else one by that name. */
function namedCredentials(listed: ListedName, readOn: Date | undefined): Credential[] {
  const { name, quote } = listed;
  const standing = standingOfListed(listed, readOn);
  const hits = levelForms()
    .within(tokensOf(name))
    .filter(
      ({ start, end }) =>
        !isOtherClearance(name.slice(start, end), quote.slice(0, quote.indexOf(name) + start)),
    );
  const seen = new Set<string>();
  const known = hits.flatMap((hit) => {
    const [level] = hit.meanings;
    if (level === undefined || seen.has(level.id)) return [];
    seen.add(level.id);
    const isPermit = level.family?.permit === true && /\bpermit\b/i.test(quote);
    const credential = {
      ...credentialOf(hit, level, quote, 'certifications'),
      ...standing,
      ...(isPermit && standing.status === 'in-progress' && { status: 'permit' as const }),
      // "Substitute Teaching Permit", and nothing said of it.
      ...(!isPermit && quote === name && standing.status !== 'eligible' && { status: 'held' as const }),
    };
    return [credential, ...endorsementsOf(level, name, credential)];
  });
  if (known.length > 0) return known;
  const kind = /\blicen[sc]e|permit\b/i.test(name) ? ('licence' as const) : ('certificate' as const);
  return [
    {
      ...{ name, kind, ids: [], class: classIn(name), level: null, polygraph: null, state: stateIn(name) },
      ...standing,
      source: { field: 'certifications', quote },
    },
  ];
}

const STATUS_OF: Readonly<Record<NameStanding, CredentialStatus>> = {
  held: 'held',
  expired: 'expired',
  open: 'in-progress',
  no: 'none',
  unclear: 'none',
};

/** How a listed name stands, by what its list says and by its date, where that is its last. */
function standingOfListed(
  { name, quote, date: typed, standing }: ListedName,
  readOn: Date | undefined,
): Standing {
  const at = typed === '' ? -1 : quote.indexOf(typed);
  const { date, ends } = dateSaid(at === -1 ? typed : quote.slice(0, at + typed.length));
  const said = STATUS_OF[standing];
  if (said === 'held' && ends && date !== null && isPast(date, readOn))
    return { status: 'expired', date, ends };
  if (said === 'in-progress' && /\bpermit\b/i.test(`${name} ${quote}`))
    return { status: 'permit', date, ends };
  const mayBe = /\beligib/i.test(name) || (said === 'in-progress' && /\b(?:eligib\w+|waiver)\b/i.test(quote));
  if (mayBe && (said === 'held' || said === 'in-progress')) return { status: 'eligible', date, ends };
  return { status: said, date, ends };
}

/** The known credentials that a line names, wherever it stands, each with how the line says it stands. */
export function credentialsInLine(line: string): Credential[] {
  return credentialsOf(line, 'certifications', undefined);
}

/** The known credentials that a line of any kind claims: what may be a skill, a thing or a person there is left out. */
export function credentialsClaimed(line: string): Credential[] {
  return surely(line, 'certifications', undefined);
}

/** One's own: "earned my CDL", not "3 earned Security+". */
const EARNED =
  /^(?:(?:I|also|then|and)\s+)*(?:earned|hold|holds|got|obtained|received|completed|passed|achieved|became|attained|certified|licensed)\b/i;

/** The known credentials that a statement or an item of a list names. */
function credentialsOf(item: string, field: CredentialField, readOn: Date | undefined): Credential[] {
  const tokens = tokensOf(item);
  const hits = levelForms()
    .within(tokens)
    .filter((hit) => !isOrdinaryWord(hit, tokens, item));
  // Among schools "21 more for CPA rule" and "LVN program" are no licenses; what an item begins with may be.
  if (field === 'education' && hits[0]?.from !== 0) return [];
  const seen = new Set<string>();
  return hits.flatMap((hit, at) => {
    const [level] = hit.meanings;
    if (level === undefined || seen.has(level.id)) return [];
    seen.add(level.id);
    // Each has the words up to the next one, the first those before it too; what stands at the end holds for all.
    const from = at === 0 ? 0 : hit.start;
    const own = item.slice(from, hits[at + 1]?.start);
    const shared = item.slice((hits.at(-1) ?? hit).end);
    const said = at === hits.length - 1 || /[;.]/.test(own) ? own : `${own} ${shared}`;
    const around = said.replace(item.slice(hit.start, hit.end), ' ');
    const standing = standingIn(around, level.kind, level.family?.permit === true, readOn);
    const found = credentialOf(hit, level, item, field);
    const denied = isDenied(item.slice(0, hit.start));
    const credential = { ...found, ...standing, ...(denied && { status: 'none' as const }) };
    return [credential, ...endorsementsOf(level, around, credential)];
  });
}

function credentialOf(
  hit: FormHit<Level>,
  level: Level,
  item: string,
  field: CredentialField,
): Omit<Credential, 'status' | 'date' | 'ends'> {
  return {
    name: level.name,
    kind: level.kind,
    ids: hit.meanings.map(({ id }) => id),
    class: level.class ?? classIn(item),
    level: level.family && level.family.levels.length > 1 ? level.name : null,
    polygraph: level.kind === 'clearance' ? polygraphIn(item) : null,
    state: stateIn(item),
    source: { field, quote: item },
  };
}

/** What a license is extended to: "w/ Hazmat + Tank", "with H and N endorsements". */
function endorsementsOf(level: Level, around: string, license: Credential): Credential[] {
  const known = level.family?.endorsements;
  if (known === undefined || !level.id.startsWith('cdl')) return [];
  const words = tokensOf(around).map(({ word }) => word);
  const listed = /\b([HNPTXS](?:\s*(?:[,/&]|and)\s*[HNPTXS])*)\s+endors/i.exec(around)?.[1] ?? '';
  const letters = new Set(listed.toUpperCase().match(/\b[HNPTXS]\b/g));
  return known
    .filter(
      ({ letter, words: names }) =>
        names.some((name) => ` ${words.join(' ')} `.includes(` ${name} `)) || letters.has(letter),
    )
    .map(({ id, name }) => ({ ...license, ids: [id], name, class: null, level: null }));
}

/** Credentials of a text that holds other things too: only what cannot be taken for a thing, a skill or a person. */
function surely(item: string, field: CredentialField, readOn: Date | undefined): Credential[] {
  const certified = /\b(?:certif\w*|licen[sc]e[ds]?|credential\w*|endorsement|clearance)\b/i.test(item);
  return credentialsOf(item, field, readOn).filter(({ ids, kind }) => {
    const level = findLevel(ids[0] ?? '');
    const forms = level?.writtenAs ?? [];
    if (kind === 'clearance' || forms.some((form) => isSure(form, item))) return true;
    return certified;
  });
}

/**
 * Whether a way of writing stands in a text so that it can only be the credential: an acronym in its capitals, a name
 * with a sign or a figure in it ("Security+", "OSHA 30"), or a name of several words, each with its capital.
 */
function isSure(form: string, item: string): boolean {
  const stands = (written: string) => {
    const at = item.indexOf(written);
    if (at === -1) return false;
    const after = item.slice(at + written.length);
    return !/[A-Za-z0-9]$/.test(item.slice(0, at)) && !/^(?:[A-Za-z0-9]|-\d)/.test(after);
  };
  const acronym = form.toUpperCase();
  if (
    /^[A-Z][A-Z0-9&+ -]{2,9}$/.test(acronym) &&
    (/[A-Z]{3}/.test(form) || !form.includes(' ') || /\d/.test(form))
  )
    if (stands(acronym) && /[A-Z].*[A-Z]/.test(acronym)) return true;
  if (/[A-Za-z]\+|A&P/.test(form)) return stands(form) || stands(acronym);
  const title = form.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return form.includes(' ') && (stands(title) || (/[A-Z]/.test(form) && stands(form)));
}

/** "Secret" and "TS" are clearances alone and beside words of one; "clearance" alone says no level. */
function isOrdinaryWord(hit: FormHit<Level>, tokens: readonly Token[], item: string): boolean {
  const written = item.slice(hit.start, hit.end);
  if (hit.meanings[0]?.kind === 'clearance' && /^(?:secret|ts|top secret)$/i.test(written))
    return tokens.length > 1 && !/clearance|\bsci\b|\bpoly/i.test(item);
  return isOtherClearance(written, item.slice(0, hit.start));
}

/**
 * "Route clearance" and "100% policy clearance" are work, and "40 clearances" are others'. The word alone counts where it
 * stands first, or behind what one says of one's own.
 */
const isOtherClearance = (written: string, before: string): boolean =>
  written.toLowerCase() === 'clearance' &&
  !/(?:^|[,;:.(]|\b(?:security|my|an?|the|no|had|have|has|hold|holds|held|with|without|need|needs|needed|active|current|inactive|interim|lapsed|expired|prior|previous|former|old|full|govt|government|dod|federal|military|any|still|that|this|lost|and|or|for|of))\s*$/i.test(
    before,
  );

function classIn(item: string): string | null {
  return /\bclass\s+([A-D]|I{1,3}|IV|V|\d)\b/i.exec(item)?.[1]?.toUpperCase() ?? null;
}

function polygraphIn(item: string): string | null {
  if (!/\bpoly(?:graph)?\b/i.test(item)) return null;
  if (/\b(?:full[- ]scope|FSP?|lifestyle)\b/i.test(item)) return 'full scope';
  return /\bci\b|counterintelligence/i.test(item) ? 'CI' : 'polygraph';
}

/** The state an item names, by its code in capitals or by its name. */
function stateIn(item: string): string | null {
  if (!/[a-z]/.test(item)) return null;
  const written =
    /^([A-Z]{2})\s+(?!since|from|in\b)[A-Za-z]|\(([A-Z]{2})\)|\b([A-Z]{2})\s+(?:licen[sc]e|class|CDL|basic)\b/.exec(
      item,
    );
  const code = written?.slice(1).find((part) => part !== undefined);
  return stateTable.entries().find((state) => state.code === code || item.includes(state.name))?.code ?? null;
}

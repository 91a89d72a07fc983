import { oncePer } from '#career/lazily.ts';
import { splitStatements } from '#career/record/statements.ts';
import { splitList, splitSentences } from '#career/resume/writing/sentences.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { Credential, CredentialField } from './credential.ts';
import { stateTable } from './credential-tables.ts';
import { readDegrees } from './degrees.ts';
import { type FormHit, type Token, tokensOf } from './form-index.ts';
import { findLevel, type Level, levelForms } from './levels.ts';
import {
  isEndorsement,
  isItsKind,
  isNextCode,
  isRemark,
  isState,
  saysNothing,
  withoutUnheldParts,
} from './remarks.ts';
import { beginsWithStatus, isDenied, nameBefore, standingIn } from './status.ts';

/** Fields that list what was earned. */
const LISTS = ['certifications', 'education'] as const satisfies CredentialField[];
/** Fields of lists in which a credential may stand among other things. */
const MIXED = ['training', 'skills', 'awards'] as const satisfies CredentialField[];
/** Fields that tell what was done. */
const TOLD = [
  'achievements',
  'leadership',
  'responsibilities',
  'postMilitaryExperience',
  'priorExperience',
] as const satisfies CredentialField[];

/** Every credential that a record speaks of, held or not, in the order of its fields. */
export const readCredentials = oncePer((record: VeteranRecord): readonly Credential[] => {
  const { readOn } = record;
  const listed = LISTS.flatMap((field) =>
    itemsOf(record[field] ?? '').flatMap((item) =>
      credentialsOf(item, field, readOn, field === 'certifications'),
    ),
  );
  const mixed = MIXED.flatMap((field) =>
    itemsOf(record[field] ?? '').flatMap((item) => surely(item, field, readOn)),
  );
  const told = TOLD.flatMap((field) =>
    splitStatements(record[field] ?? '').flatMap((statement) =>
      EARNED.test(statement) || /\bclearance\b|\bTS\s?\/\s?SCI\b/i.test(statement)
        ? surely(statement, field, readOn).filter(
            ({ kind }) => kind === 'clearance' || EARNED.test(statement),
          )
        : [],
    ),
  );
  const degrees = (['education', 'certifications', 'training'] as const).flatMap((field) =>
    readDegrees(record[field] ?? '', field, readOn).filter(
      ({ level }) => field === 'education' || (level !== 'high-school' && level !== 'some-college'),
    ),
  );
  return [...listed, ...mixed, ...told, ...degrees];
});

/** The items of the list of certificates, each with the credentials it speaks of. */
export function listedCredentials(
  record: VeteranRecord,
): { readonly item: string; readonly credentials: readonly Credential[] }[] {
  return itemsOf(record.certifications ?? '').map((item) => ({
    item,
    credentials: credentialsOf(item, 'certifications', record.readOn, true),
  }));
}

/** The known credentials that a line names, wherever it stands, each with how the line says it stands. */
export function credentialsInLine(line: string): Credential[] {
  return credentialsOf(line, 'certifications', undefined, false);
}

/** The known credentials that a line of any kind claims: what may be a skill, a thing or a person there is left out. */
export function credentialsClaimed(line: string): Credential[] {
  return surely(line, 'certifications', undefined);
}

/** One's own: "earned my CDL", not "3 earned Security+". */
const EARNED =
  /^(?:(?:I|also|then|and)\s+)*(?:earned|hold|holds|got|obtained|received|completed|passed|achieved|became|attained|certified|licensed)\b/i;

/**
 * The items of a list of credentials. What begins with a word for a status or a date belongs to the item before it:
 * "ASIS CPP - application in, test not taken".
 */
function itemsOf(text: string): string[] {
  const items: string[] = [];
  const told = withoutUnheldParts(text.replace(CORRECTED, '').replace(STATE_CUT_SHORT, '$1 '))
    // "NATE? had it, let go": asked and answered by the same person.
    .replace(/\?\s+(?=had it|used to|not any ?more|expired|lapsed|let go)/gi, ', ')
    .replace(/\.\s+(?=[A-Z])|(?<=\b(?:cert|lic|exp|qual))\.\s+(?=[A-Za-z]{2})/g, '.\n');
  // A list in small letters has no capital to tell where the next one begins.
  const parted = /\.\s+[A-Z]/.test(text) ? told : told.replace(/(?<=[a-z]{2}|\d)\.\s+(?=[a-z])/g, '.\n');
  for (const part of splitList(parted).flatMap(splitSentences)) {
    const last = items.at(-1);
    const isKnown = levelForms().within(tokensOf(part)).length > 0;
    if (last !== undefined && !isKnown && saysNothing(part)) continue;
    const goesOn =
      last !== undefined &&
      (isEndorsement(part, last) ||
        isNextCode(part, last) ||
        /^with\s/.test(part) ||
        (!isKnown &&
          (beginsWithStatus(part) ||
            EXAM_OF_IT.test(part) ||
            OFFICE_OF_IT.test(part) ||
            isRemark(part) ||
            isState(part) ||
            isItsKind(part, last))));
    if (goesOn) items[items.length - 1] = `${last.replace(/\.$/, '')}, ${part}`;
    else items.push(part);
  }
  return items;
}

/** "Minn. mandated reporter": no end of a sentence. */
const STATE_CUT_SHORT =
  /\b(Ala|Ariz|Calif|Colo|Conn|Fla|Ill|Ind|Kan|Mass|Mich|Minn|Mont|Neb|Nev|Okla|Ore|Penn|Tenn|Tex|Wash|Wis)\.\s+(?=[a-z])/g;

/** "PA stationary? no - Pittsburgh stationary engineer": what counts is the second. */
const CORRECTED = /(?<![^,;.\n])[^,;.\n]*\?\s+no\s*[-–—:]\s*/gi;

/** "O&P scheduled", "oral left": an exam for what was named before. */
const EXAM_OF_IT =
  /^(?:the\s+)?(?:O&P|orals?|practicals?|writtens?|checkride|boards?|paperwork|app)\b.*\b(?:scheduled|next|pending|done|booked|in|sent|soon|left|passed|to go)$/i;

/** "Notary Public, Commonwealth of Virginia": who gave it. */
const OFFICE_OF_IT = /^(?:the\s+)?(?:State|Commonwealth|City|County) of [A-Z][A-Za-z ]+$/;

/** The credentials of an item of a list of certificates: those that are known, else the item itself. */
function credentialsOf(
  item: string,
  field: CredentialField,
  readOn: Date | undefined,
  unknownToo: boolean,
): Credential[] {
  const tokens = tokensOf(item);
  const hits = levelForms()
    .within(tokens)
    .filter((hit) => !isOrdinaryWord(hit, tokens, item, unknownToo));
  if (hits.length === 0) return unknownToo ? unknown(item, field, readOn) : [];
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

/** An item that names nothing we know: a credential by its own name. */
function unknown(item: string, field: CredentialField, readOn: Date | undefined): Credential[] {
  const standing = standingIn(item, 'certificate', /\blicen[sc]e\b/i.test(item), readOn);
  return [
    {
      ...{
        name: nameBefore(item),
        ids: [],
        class: classIn(item),
        level: null,
        polygraph: null,
        state: stateIn(item),
        ...standing,
      },
      kind: /\blicen[sc]e|permit\b/i.test(item) ? 'licence' : 'certificate',
      source: { field, quote: item },
    },
  ];
}

/** Credentials of a text that holds other things too: only what cannot be taken for a thing, a skill or a person. */
function surely(item: string, field: CredentialField, readOn: Date | undefined): Credential[] {
  const certified = /\b(?:certif\w*|licen[sc]e[ds]?|credential\w*|endorsement|clearance)\b/i.test(item);
  return credentialsOf(item, field, readOn, false).filter(({ ids, kind }) => {
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

/** "Secret" and "TS" are clearances among certificates and beside words of one; "clearance" alone says no level. */
function isOrdinaryWord(
  { meanings, from, start, end }: FormHit<Level>,
  tokens: readonly Token[],
  item: string,
  listed: boolean,
): boolean {
  const written = item.slice(start, end);
  if (meanings[0]?.kind === 'clearance' && /^(?:secret|ts|top secret)$/i.test(written))
    return !(listed && from === 0) && tokens.length > 1 && !/clearance|\bsci\b|\bpoly/i.test(item);
  // "Route clearance" is work, and "40 clearances" are others'.
  return (
    written === 'clearance' &&
    /(?:\d|\b(?:route|mine|minefield|obstacle|area|lane|building|room|brush|debris|customs|airspace|diplomatic|range|land|site|ordnance|uxo|ied))\s*$/i.test(
      item.slice(0, start),
    )
  );
}

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

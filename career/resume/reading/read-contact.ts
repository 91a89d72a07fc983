import type { ResumeContact } from '../document.ts';
import { SERVICE_LABEL } from '../layouts/resume-blocks.ts';
import { headingOf } from './headings.ts';

export interface ReadHeader {
  /** null when the text begins with no name and address. */
  readonly contact: ResumeContact | null;
  readonly links: readonly string[];
  /** What stood above the first heading and is neither. */
  readonly rest: readonly string[];
}

/** How much of the begin is searched for the header, in characters: what comes later is another text. */
const SEARCHED = 2000;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /(?:\+?\d{1,2}[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}/;
const LINK = /(?:https?:\/\/|www\.|linkedin\.com|github\.com)\S*/gi;
const PLACE = /([A-Z][A-Za-z.' -]{1,40}),\s*([A-Z]{2})(?:\s+\d{5})?/;
/** As LinkedIn writes it: "El Paso, Texas, United States", "Greater Denver Area" being no city. */
const LONG_PLACE = /^([A-Z][A-Za-z.' -]{1,40}), ([A-Z][a-z]+(?: [A-Z][a-z]+){0,2})(?:, United States)?$/m;
const NAME = /^[\p{L}][\p{L}'’.-]*(?:\s+[\p{L}][\p{L}'’.-]*){1,3}$/u;

/** Reads the lines above the first heading: name, email, phone, city and state, links. */
export function readHeader(lines: readonly string[]): ReadHeader {
  // The line about the service is made from the profile anew each time.
  const own = lines.filter((line) => !line.startsWith(SERVICE_LABEL));
  return headerIn(own);
}

function headerIn(lines: readonly string[]): ReadHeader {
  const text = lines.join('\n').slice(0, SEARCHED);
  const email = EMAIL.exec(text)?.[0] ?? '';
  const phone = PHONE.exec(text)?.[0] ?? '';
  const links = text.match(LINK) ?? [];
  const hasContact = email !== '' || phone !== '';
  const first = withoutLetters(lines[0]?.trim() ?? '');
  const name = hasContact && NAME.test(first) && headingOf(first) === undefined ? first : '';
  const below = lines.slice(1).join('\n').slice(0, SEARCHED);
  const place = hasContact ? (PLACE.exec(below) ?? LONG_PLACE.exec(below)) : null;
  const rest = (name === '' ? lines : lines.slice(1))
    .map((line) =>
      [email, phone, place?.[0] ?? '', ...links].reduce(
        (left, part) => (part === '' ? left : left.replace(part, ' ')),
        line,
      ),
    )
    .map((line) =>
      line
        // Signs and blanks in one run: a pattern of "blanks, then a sign" tries each blank of a long run anew.
        .replace(/[\s|•·]+/g, ' ')
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const [firstName = '', ...lastName] = calmName(name).split(/\s+/);
  const contact = {
    firstName,
    lastName: lastName.join(' '),
    email,
    phone,
    city: place?.[1] ?? '',
    state: place?.[2] ?? '',
  };
  return { contact: hasContact ? contact : null, links, rest };
}

/** "Linh Tran, RN, BSN": letters behind a name are no part of it. */
const withoutLetters = (line: string) => line.replace(/(?:,\s*[A-Z][A-Za-z.]{1,6})+$/, '');

/** A name in capitals as names are written; "MCDONALD" can't be told from what its owner writes. */
const calmName = (name: string) =>
  name === name.toUpperCase()
    ? name.replace(/\p{L}[\p{L}’']*/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : name;

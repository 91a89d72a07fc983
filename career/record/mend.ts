import { lazily } from '#career/lazily.ts';
import { readVerb } from '#career/resume/writing/verbs.ts';
import type { MilitaryBranch } from '#career/service.ts';
import { isEnglish, withItsCapital } from '#career/text/dictionary.ts';
import { PhraseIndex } from '#career/text/phrase-index.ts';
import { isTypedSmall } from './calm.ts';
import { withLettersBack } from './omitted-letters.ts';
import { inPrintForms } from './print-forms.ts';
import { hyphenatedTable, misspellingTable, properNameTable, wrongPairTable } from './record-tables.ts';
import { NO_MEASURED, NO_NOUN, sameCase, spelledOutAt } from './short-forms.ts';
import { SPANS, withoutNoteSigns } from './signs-of-notes.ts';

const spelled = lazily(
  () =>
    new Map(
      misspellingTable.entries().flatMap(({ wrong, right }) => wrong.map((form) => [form, right] as const)),
    ),
);

/** A word, or a short form with its sign: "w/", "w/o", "dir'd". Never a part of a designation or behind a figure's sign. */
const WORD = /(?<![A-Za-z0-9$.'’])(?:[wW]\/(?:o|in|out)?(?![a-z])|[A-Za-z][A-Za-z'’]*)(?![A-Za-z0-9])/g;

/**
 * A statement with its shorthand spelled out, misspelt common words mended, and signs and spaces set as in print. It
 * changes no word that it does not know.
 */
export function mended(typed: string, branch: MilitaryBranch | null, isName = false): string {
  const text = withUnits(inPrintForms(withoutNoteSigns(typed)));
  return withHyphens(
    withNames(
      wrongPairs(
        signs(
          typed,
          text.replace(WORD, (word, at: number) => {
            const lower = word.toLowerCase().replaceAll('’', "'");
            const short = spelledOutAt(text, at, word, branch, isName);
            if (short !== null)
              return short + (word.endsWith('/') && text.charAt(at + word.length) !== ' ' ? ' ' : '');
            // "WON the award": a verb in capitals for weight.
            if (/^[A-Z]{3,}$/.test(word) && readVerb(lower)?.form === 'past')
              return at === 0 ? sameCase(lower, 'A') : lower;
            // "ASIST" is a course, and no "assist".
            const right = /^[A-Z]{3,5}$/.test(word) ? undefined : spelled().get(lower);
            if (right !== undefined) return sameCase(right, word);
            // "dfac": an acronym typed small, which is no word.
            if (word === lower && word.length > 2 && isTypedSmall(word, branch) && !isEnglish(word))
              return word.toUpperCase();
            const whole = withLettersBack(word, at === 0);
            if (whole !== null) return sameCase(whole, word);
            return word === lower && word.length > 3 ? withItsCapital(word) : word;
          }),
        ),
      ),
    ),
  );
}

const MEASURES: Readonly<Record<string, string>> = { y: 'yards', f: 'feet', m: 'miles', i: 'inches' };
const oneOf = (measure: string) => (measure === 'feet' ? 'foot' : measure.replace(/(?<=ch)es$|s$/, ''));

/** "412 cu yds", "2.1M sq yds", "lauded by Wg/CC": short forms of two parts, before each part is read by itself. */
const withUnits = (text: string) =>
  text
    // "16,000 SF", "4,300 LF": feet of two kinds.
    .replace(/(?<=\d[\d.,]*[KM]?) ?([SL])F\b/g, (_, kind) => (kind === 'S' ? ' sq ft' : ' linear feet'))
    .replace(
      /(\d[\d.,]*[KM]?) ?(sq|cu)\.? ?(yd|ft|mi|in|yard|mile)s?\b\.?(?! ?(?:ft|foot)\b)/gi,
      (typed: string, figure: string, kind: string, unit: string, at: number, whole: string) => {
        const measure = MEASURES[unit.charAt(0).toLowerCase()] ?? unit;
        const form = /^sq/i.test(kind) ? 'square' : 'cubic';
        // "a 640 sq mile area": before what it measures in the singular.
        const measures = new RegExp(`^ (?!${NO_NOUN}|${NO_MEASURED})[a-z]`).test(
          whole.slice(at + typed.length),
        );
        return measures ? `${figure}-${form}-${oneOf(measure)}` : `${figure} ${form} ${measure}`;
      },
    );

/** A name of a course mended in the same way: a word in capitals is an acronym, none of weight ("CUT on fuels barrier"); none is a verb. */
export function mendedName(text: string, branch: MilitaryBranch | null): string {
  const kept = text.match(/\b[A-Z]{3,}\b/g) ?? [];
  const calm = mended(text, branch, true);
  return kept.reduce(
    (result, word) =>
      result.replace(new RegExp(`\\b${word}\\b`, 'i'), (found) =>
        found.toLowerCase() === word.toLowerCase() ? word : found,
      ),
    calm,
  );
}

const names = lazily(() => {
  const written = properNameTable.entries().flatMap((entry) => entry.names);
  const byForm = new Map(written.map((name) => [name.toLowerCase(), name]));
  return { byForm, index: new PhraseIndex(byForm.keys()) };
});

/** Where names of several words stand in a text, however they were typed; null where none does. */
export const namesIn = (text: string) =>
  names().index.pattern(text, (found) => new RegExp(`\\b${found}(?![a-z])`, 'gi'));

/** "habitat for humanity": a name of several words has its capitals. */
function withNames(text: string): string {
  const found = namesIn(text);
  return found === null
    ? text
    : text.replace(found, (name) => names().byForm.get(name.toLowerCase()) ?? name);
}

const hyphenated = lazily(() => new PhraseIndex(hyphenatedTable.entries().flatMap(({ words }) => words)));

/** "45 off duty hours". */
function withHyphens(text: string): string {
  const found = hyphenated().pattern(
    text,
    (pairs) => new RegExp(`\\b${pairs}(?= (?!${NO_NOUN})[a-z])`, 'gi'),
  );
  return found === null ? text : text.replace(found, (pair) => pair.replaceAll(' ', '-'));
}

const pairs = lazily(() => {
  const rightOf = new Map(wrongPairTable.entries().map(({ wrong, right }) => [wrong, right]));
  return { rightOf, index: new PhraseIndex(rightOf.keys()) };
});

/** "with out a accident": words that are right by themselves and wrong together. */
function wrongPairs(text: string): string {
  const { rightOf, index } = pairs();
  const wrong = index.pattern(text, (found) => new RegExp(`\\b${found}\\b`, 'gi'));
  return (
    wrong === null
      ? text
      : text.replace(wrong, (found) => sameCase(rightOf.get(found.toLowerCase()) ?? found, found))
  )
    .replace(/\b([Aa]) (?=8(?:\d?(?![\d,])|\d?%|\d?[.-]|,)|8\d,|11\b|18\b)/g, '$1n ')
    .replace(/\b(a) (?=(?:[ai]|o(?!ne\b|nce\b)|e(?!u)|un(?!i|anim))[a-z])/g, '$1n ');
}

const DAYS: Readonly<Record<string, string>> = {
  Mon: 'Mondays',
  Tue: 'Tuesdays',
  Wed: 'Wednesdays',
  Thu: 'Thursdays',
  Fri: 'Fridays',
};

/** Words joined by slashes that print keeps so. */
const KEPT_TOGETHER =
  /^(?:and\/or|either\/or|work\/rest|pass\/fail|input\/output|on\/off|hers?\/his|his\/hers?|male\/female|open\/close|repeat\/recur)$/;

/** "18 patients/day", "310 man-hours/year": how often. */
const PER =
  /^([a-z-]+(?<!log|book|sheet|report|meeting|turnover|night|day|shift|week))\/(hour|day|night|shift|week|month|quarter|year)$/;

/** Words of a list; where an "and" follows, the list goes on. */
function listed(words: string, goesOn: string | undefined): string {
  const rest = goesOn ?? '';
  if (KEPT_TOGETHER.test(words)) return words + rest;
  const often = PER.exec(words);
  if (often) return `${often[1]} ${often[2] === 'hour' ? 'an' : 'a'} ${often[2]}${rest}`;
  const items = words.split('/');
  return rest === '' ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : `${items.join(', ')}${rest}`;
}

/** Figures and signs as in print: "2.9K hours" is 2,900 hours, "&" between words is "and". */
function signs(typed: string, text: string): string {
  return (
    text
      .replace(/(?<![$\d.,])(\d{1,3}\.\d)K(?=\s+[A-Za-z])/g, (_, thousands: string) =>
        Math.round(Number(thousands) * 1000).toLocaleString('en-US'),
      )
      .replace(/\berr (?=rates?\b)/g, 'error ')
      .replace(/\badmins (?=\d|the\b|all\b)/g, 'administers ')
      .replace(/(?<=\$\d[\d.,]*)k\b/g, 'K')
      .replace(/\b([Pp]re|[Pp]ost)-operations(?= [a-z])/g, '$1-op')
      // "some n most": texting.
      .replace(/(?<=[a-z]) n (?=[a-z])/g, ' and ')
      // "Tues and Fri": each week's.
      .replace(
        /\b(Mon|Tue|Wed|Thu|Fri)(?:s|rs|urs)?\b\.?(?! ?\d| [A-Z]|[a-z])(?=$|[;,.]| (?:and|or|to|through|nights?|mornings?)\b)/g,
        (day) => DAYS[day.slice(0, 3)] ?? day,
      )
      // "6,400 to 21K followers": one style in a line.
      .replace(/(?<=\d,\d{3}\b.*)(?<![$\d.,])(\d{1,3})K(?=\s[a-z])/g, '$1,000')
      .replace(/\s+&\s+(?=[a-z\d$])/g, ' and ')
      .replace(/(?<=[A-Za-z]{3})\s\/\s(?=[A-Za-z]{3})/g, ' and ')
      .replace(
        /\b(Marines|Sailors|Soldiers|Airmen|Guardians|officers|civilians) & (?=[A-Z][a-z]+)/g,
        '$1 and ',
      )
      .replace(/\best\.? (?=\$?\d)/g, 'an estimated ')
      .replace(/\s+@\s+(?=[A-Za-z])/g, ' at ')
      .replace(
        /\b(per|a) (wk|mo|qtr|yr)\b\.?/g,
        (_, per: string, span: string) => `${per} ${SPANS[span] ?? span}`,
      )
      .replace(/(\d[\d,]*) sq\.? ?(?:ft|feet)\b\.?(?= [a-z]+)(?! (?:of|in|and|for|at)\b)/gi, '$1-square-foot')
      .replace(/\bsq\.? ?(?:ft|feet)\b\.?/gi, 'square feet')
      .replace(/(\d)\s+%/g, '$1%')
      .replace(/(?<![\w.])\.(?=\d+%)/g, '0.')
      .replace(/\s+([,.;:)])/g, '$1')
      // A short form's own period, once the word stands there whole.
      .replace(/([a-z]{4,})\.(?=\s+\S)/g, (whole, word: string) => (typed.includes(whole) ? whole : word))
      // "to avg 40": the figure an average is.
      .replace(/\b(to|of|for|from) average (?=\d)/g, '$1 an average of ')
      .replace(/\)\(/g, ') (')
      .replace(/\bof (Year|Quarter|Month)\b/g, 'of the $1')
      .replace(/\b[Ff]t\.? (?=[A-Z][a-z]+)(?!.{0,40}\bft\b)/g, 'Fort ')
      .replace(/\bf\/\s?(?=[A-Za-z\d$])/g, 'for ')
      .replace(/\bw\/(?=[a-z]{3,})/g, 'with ')
      .replace(/,? val(?:ued)?\.? (?=\$)/g, ' valued at ')
      .replace(/(?<=\d)\s*(?:→|->|=>)\s*(?=\$?\d)/g, ' to ')
      .replace(/(?<![A-Za-z\d])~\s?(?=\$?\d)/g, 'about ')
      .replace(/\s?(?:\bin\s+)?<\s?(?=\d)/g, ' in under ')
      // "61% > 99%": from one to the other.
      .replace(/(?<=\d%?)\s?>+\s?(?=\$?\d[\d.,]*%)/g, ' to ')
      .replace(/(?<![-=])\s?>\s?(?=\$?\d)/g, ' over ')
      // "(X2)", "twice" in short; "the X2 course" is its code.
      .replace(
        /(?<!\b(?:for|the|an?|of|in|as|to|and))\s(?:x\s?|X)(\d)\b(?=[;,.)]|$| (?:and|in|since|over|with|times)\b)/g,
        ' $1 times',
      )
      // "1/year": how often.
      .replace(
        /(?<=\d[KM%]?)\/(?:(hour|hr)|(day|night|shift|week|wk|month|mo|quarter|qtr|year|yr))\b/g,
        (_, hour: string | undefined, often = '') =>
          hour === undefined ? ` a ${SPANS[often] ?? often}` : ' an hour',
      )
      .replace(/(?<![\dA-Z])([2-9]|1\d)x(?=[;,.]|$)/g, '$1 times')
      .replace(/\s\+\s(?=[A-Za-z])|(?<=\d [A-Za-z]+)\s\+\s(?=\d+ [a-z])/g, ' and ')
      // "311 sorties/2,900 flight hours": two figures, each with its noun.
      // "cut backlog to 3 jets/60 days": how long it took.
      .replace(
        /(?<=[a-z])\s?\/\s?(?=\d[\d.,]* ?(?:days?|weeks?|wks?|months?|mos?|hours?|hrs?|minutes?|mins?)\b)/g,
        ' in ',
      )
      .replace(/(?<=[a-z]{3})\/(?=(?:season|deployment|cruise|patrol|drill|exercise)\b)/g, ' a ')
      .replace(/(?<=\d[\d.,]*[KMB]?(?: [A-Za-z-]+){1,4})\s?\/\s?(?=\$?\d)/g, ', ')
      // "commands/controls", "weapons/optics/vehicles": words of a list.
      .replace(
        /(?<!\/[a-z]+ )\b([a-z]{3,}(?:\/[a-z]{3,})+)\b(?! ?\/| [a-z]+\/)( and (?=[a-z]+ [a-z]+|[a-z]+$))?/g,
        (_, words: string, goesOn: string | undefined) => listed(words, goesOn),
      )
      .replace(/\b([A-Za-z]{4,}) \1\b/gi, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

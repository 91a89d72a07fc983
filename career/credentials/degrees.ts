import { lazily } from '#career/lazily.ts';
import { splitSentences } from '#career/resume/writing/sentences.ts';
import type { Credential, CredentialField } from './credential.ts';
import { DEGREE_LEVELS, type DegreeLevel, degreeTable } from './credential-tables.ts';
import { FormIndex, type Token, tokensOf } from './form-index.ts';
import { isDenied, standingIn } from './status.ts';

interface DegreeForm {
  readonly level: DegreeLevel;
  readonly name: string;
  readonly capitalsOnly: boolean;
  /** Words behind it that make it something else. */
  readonly notBefore: readonly string[];
}

const degreeForms = lazily(() => {
  const forms = new FormIndex<DegreeForm>();
  for (const { level, name, writtenAs, capitalsOnly = [], notBefore = [] } of degreeTable.entries()) {
    const short = new Set(capitalsOnly);
    for (const form of writtenAs) {
      const bare = form.replaceAll('.', '');
      if (!short.has(bare))
        forms.add(form, { level, name, capitalsOnly: /\./.test(form) && bare.length <= 3, notBefore });
    }
    for (const form of capitalsOnly) forms.add(form, { level, name, capitalsOnly: true, notBefore });
  }
  return forms;
});

interface DegreeMention {
  readonly form: DegreeForm;
  readonly start: number;
}

/** Degrees that a text names, in order. */
function mentionsIn(text: string): DegreeMention[] {
  const tokens = tokensOf(text);
  return degreeForms()
    .within(tokens)
    .flatMap(({ meanings, from, to, start }) => {
      const form = meanings.find(
        ({ capitalsOnly }) => !capitalsOnly || inCapitals(text, tokens.slice(from, to)),
      );
      return form && !form.notBefore.includes(tokens[to]?.word ?? '') ? [{ form, start }] : [];
    });
}

const inCapitals = (text: string, tokens: readonly Token[]) =>
  tokens.every(({ start, end }) => !/[a-z]/.test(text.slice(start, end)));

/** The degrees of a text, each with the words that tell how it stands. */
export function readDegrees(text: string, field: CredentialField, readOn: Date | undefined): Credential[] {
  return (
    text
      // Police, and no Master of Professional Studies.
      .replace(/\bMPs\b/g, 'military police')
      .split(/\r?\n|;|\s\/{1,2}\s/)
      .flatMap(splitSentences)
      .flatMap(oneEach)
      .flatMap((quote): Credential[] => {
        const mentions = mentionsIn(quote);
        const [best] = mentions.toSorted(
          (a, b) => DEGREE_LEVELS.indexOf(b.form.level) - DEGREE_LEVELS.indexOf(a.form.level),
        );
        if (best === undefined) return [];
        const { level, name } = best.form;
        const schooling = level === 'some-college';
        const standing = standingIn(
          besides(quote, best.start),
          schooling ? 'course' : 'degree',
          false,
          readOn,
        );
        return [
          {
            ...{ name, level, ids: [], class: null, polygraph: null, state: null },
            kind: schooling ? 'course' : 'degree',
            status: isDenied(quote.slice(0, best.start)) ? 'none' : schooling ? 'held' : standing.status,
            date: standing.date,
            ends: false,
            source: { field, quote: quote.trim() },
          },
        ];
      })
  );
}

/** What is said of a degree: without parts behind a comma that tell of credits elsewhere. */
function besides(quote: string, at: number): string {
  return quote
    .split(/,(?=\s*[A-Z][^,/–(-]*?(?<!\bof\s)\b\d+\s*(?:credits?|cr|units)\b)/)
    .filter((part, place) => place === 0 || quote.indexOf(part) <= at)
    .join(',');
}

/** A sentence that names several degrees, cut at the comma or the space before each but the first. */
function oneEach(sentence: string): string[] {
  const mentions = mentionsIn(sentence).filter(({ form }) => form.level !== 'some-college');
  const cuts = mentions.slice(1).map(({ start }, at) => {
    const before = mentions[at]?.start ?? 0;
    const comma = sentence.lastIndexOf(',', start);
    return comma > before ? comma + 1 : start;
  });
  return [0, ...cuts].map((from, at) => sentence.slice(from, cuts[at]).trim());
}

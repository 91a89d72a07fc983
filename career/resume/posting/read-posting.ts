import type { Demand } from './demand.ts';
import { demandsIn, namesCertificate, namesCondition, type OpenDemand } from './demands.ts';
import { termsIn } from './lexicon-index.ts';
import { type PostingLine, postingLines } from './posting-lines.ts';
import { hasCue } from './posting-words.ts';
import type { TermKind } from './term-kinds.ts';

export type Importance = 'must' | 'nice';

/** One thing a posting asks of an applicant. */
export interface PostingTerm extends OpenDemand {
  readonly importance: Importance;
  /** The line of the posting it stands in. */
  readonly quote: string;
}

/** A word of the trade that a posting uses, for choosing and ordering what a resume says. */
export interface MentionedTerm {
  readonly kind: TermKind;
  readonly name: string;
  readonly wording: string;
  readonly importance: Importance;
}

export interface ReadPosting {
  /** What is asked, each once, in the order of the posting. */
  readonly terms: readonly PostingTerm[];
  /** Every known term that its title, requirements and duties use. */
  readonly mentions: readonly MentionedTerm[];
}

/** What goes on for longer is no sentence; its lists would be taken apart for a second. */
const LONGEST_SENTENCE = 1500;

/**
 * What a posting asks for, read line by line: the part a line stands in, the sentences that ask, and then the skills,
 * tools, certificates, degrees, years and conditions in them. Talk of the employer, pay and the way to apply asks for
 * nothing; duties ask only where they say so. What stands in two places counts as must-have where one is.
 */
export function readPosting(description: string, jobTitle = ''): ReadPosting {
  const lines = postingLines(description);
  const terms = new Map<string, PostingTerm>();
  const mentions = new Map<string, MentionedTerm>();
  const mention = (text: string, importance: Importance) => {
    for (const { term, wording } of termsIn(text)) {
      const key = `${term.kind} ${term.name}`;
      if (mentions.get(key)?.importance !== 'must')
        mentions.set(key, { kind: term.kind, name: term.name, wording: wording.text, importance });
    }
  };
  mention(jobTitle, 'must');
  for (const line of lines) {
    for (const { text: whole, importance } of askingSentences(line)) {
      const text = whole.slice(0, LONGEST_SENTENCE);
      mention(text, importance);
      for (const demand of demandsIn(text)) {
        const key = `${demand.kind} ${demand.name}`;
        if (terms.get(key)?.importance === 'must') continue;
        if (!terms.has(key) || importance === 'must')
          terms.set(key, { ...demand, importance, quote: line.text });
      }
    }
    if (line.section === 'duties') mention(line.text, 'nice');
  }
  return { terms: [...terms.values()], mentions: [...mentions.values()] };
}

/** The ways of writing that would answer a requirement: its own, and those of what would do in its place. */
export const choicesOf = (term: OpenDemand): readonly Demand[] => [term, ...(term.anyOf ?? [])];

interface Asking {
  readonly text: string;
  readonly importance: Importance;
}

/** A sentence ends before the next capital or bracket; "yrs. of" and "U.S. citizen" go on. */
const SENTENCE_END = /(?<=[a-z0-9)%+]{2}[.!?]|\s[A-Z]\.)\s+(?=[A-Z(])|\s*;\s+(?:and\s+|or\s+)?/;

/** What an examination looks at stands behind these words. */
const TESTED =
  /\b(?:knowledge of|ability to|familiarity with|understanding of)\b|(?<=\bcompetenc(?:y|ies)\b[^:]{0,80}:)/i;

/** How notes and duties say what nobody is taken without. */
const CONDITIONAL =
  /\b(?:must|requires?d?|mandatory|disqualified|not (?:be )?eligible|asked to submit|undergo)\b/i;
/** A range of pay. */
const PAY = /\$\s?\d[\d,.]*\s?[Kk]?\s*(?:-|–|to|\/|per|an hour|a year)/;
/** What is looked into before anybody is hired, said among the notes. */
const SCREENING =
  /\b(?:drug|background (?:check|investigation|screen\w*)|citizen(?:ship)?|U\.?S\.? persons?|(?:driving|motor vehicle) record|MVR|sponsorship|physical demands)\b/i;
/** "Some positions may require". */
const OF_SOME =
  /\b(?:some positions|some of the positions|(?:to|for) these positions|may (?:also )?(?:be )?requ|certain positions)\b/i;

/** What the employer says of itself. */
const OF_EMPLOYER = /\b(?:we|we['’](?:re|ve|ll)|our|ours|us|they|nobody|people)\b/i;
/** As many sentences in a line are a paragraph. */
const PROSE = 3;

/** Duties that come up ask for nothing. */
const AS_REQUIRED = /\b(?:as|when|where|if|may be) (?:required|needed)\b/gi;

function askingSentences({ text: line, section }: PostingLine): Asking[] {
  if (section === 'tested') {
    const from = TESTED.exec(line)?.index ?? -1;
    const sentences = from < 0 ? [] : line.slice(from).split(SENTENCE_END);
    const end = sentences.findIndex((text) => hasCue('talk', text));
    return sentences.slice(0, end < 0 ? undefined : end).map((text) => ({ text, importance: 'nice' }));
  }
  const sentences = line.split(SENTENCE_END);
  // The items of a list ask because they stand in it; of a paragraph only the sentences that say so.
  const isProse = section === 'duties' || sentences.length >= PROSE;
  return sentences.flatMap((text): Asking[] => {
    const usual: Importance = section === 'preferred' || OF_SOME.test(text) ? 'nice' : 'must';
    const isTalk = hasCue('talk', text) || PAY.test(text);
    const isCondition = !isTalk && (namesCondition(text) || (section === 'talk' && namesCertificate(text)));
    const stands = CONDITIONAL.test(text) || SCREENING.test(text) || section === 'required';
    if (isCondition && stands) return parted(text, usual);
    if (section === 'talk' || isTalk) return [];
    const said = text.replace(AS_REQUIRED, ' ');
    const speaksOfUs = section === 'duties' || OF_EMPLOYER.test(text);
    if (isProse && speaksOfUs && !hasCue('asks', said) && !hasCue('preferred', said)) return [];
    return parted(text, usual);
  });
}

/**
 * The parts of a sentence by how much they matter. "A plus" counts for the part it stands in when that part names
 * something, and else for the whole: "Excel, Spanish a plus", but "SAP, Oracle or similar a plus".
 */
function parted(sentence: string, usual: Importance): Asking[] {
  if (usual === 'nice' || !hasCue('preferred', sentence)) return [{ text: sentence, importance: usual }];
  // An opening bracket ends an aside before it: else each of ten thousand unclosed ones would be followed to the end.
  const asides = [...sentence.matchAll(/\(([^()]*)\)/g)].map(([, aside = '']) => aside);
  const parts = [...sentence.replace(/\([^()]*\)/g, ' ').split(/,|\s[-–]\s/), ...asides];
  const optional = parts.filter((part) => hasCue('preferred', part));
  const whole = optional.some((part) => termsIn(part).length === 0 || /^\s*and\b|\bor\b/i.test(part));
  if (whole && asides.every((aside) => !optional.includes(aside)))
    return [{ text: sentence, importance: 'nice' }];
  const rest = parts
    .filter((part) => !optional.includes(part))
    .join(', ')
    .trim();
  return [
    ...(rest === '' ? [] : [{ text: rest, importance: usual }]),
    ...optional.map((text) => ({ text, importance: 'nice' as const })),
  ];
}

import { oncePer } from '#career/lazily.ts';
import { stemsOf } from '../writing/word-stems.ts';
import { cutsShort, hasAlike } from './alike.ts';
import type { Evidence, Passage } from './evidence.ts';
import { type Figure, figuresIn } from './figures.ts';
import { plainFigures } from './number-words.ts';
import { type Place, placesNamed } from './places.ts';
import { wordsInARow } from './text-words.ts';

/** A line of a resume, made ready for being checked. */
export interface ClaimedLine {
  readonly text: string;
  /** With figures and signs of one kind; the places of `figures` are places in it. */
  readonly plain: string;
  readonly figures: readonly Figure[];
  /** Stems that tell what the line is about. */
  readonly telling: readonly string[];
  readonly stems: readonly string[];
  /** The part of a resume it stands in, where that tells how to read it. */
  readonly part: 'credentials' | 'other';
  /** It stands among skills or awards, where commas part a list and name no employer. */
  readonly isList: boolean;
  /** It says what the resume is for: it may name the target, and nothing else may. */
  readonly aim: boolean;
  /** The veteran wrote these very words: the whole of a statement, or five words and more of one in a row. */
  readonly verbatim: 'whole' | 'part' | null;
  /** The job or period the line stands under; empty where it stands under none that is known. */
  readonly under: readonly Place[];
  /** The passages that may prove it: those of its place, and lists that belong to no place. */
  readonly placed: readonly Passage[];
  /** Whether a passage holds a stem of the line, or a word that may stand for it. */
  readonly holds: (passage: Passage, stem: string) => boolean;
  /** How many of the telling stems a passage holds. */
  readonly shared: (passage: Passage) => number;
  /** Whether a passage is the one that the line tells: it says most of what the line says. */
  readonly tells: (passage: Passage) => boolean;
}

/** Names of parts of a resume: a line that stands in one may come from anywhere in the record. */
const PARTS =
  /^(?:bullet|line|title|company|dates?|summary|skills?|cert(?:ificate|ification)?s?|awards?|clearance|education|(?:military|civilian)education|experience|militaryachievements|achievements?)$/i;

const AIM = /^\s*(?:seeking|looking for|pursuing|interested in|applying for|aiming|goal|objective)\b/i;

/** Whether a passage holds a stem: the word, one alike, or its long form cut short. */
const holds = (passage: Passage, stem: string) =>
  hasAlike(passage.stems, stem) ||
  (stem.length >= LONG && passage.own.stems.some((other) => cutsShort(other, stem)));
const LONG = 6;

/** A line with where it stands: a part of a resume, or the name of a job or an employer. */
export function claimedLine(text: string, place: string | undefined, evidence: Evidence): ClaimedLine {
  const plain = plainFigures(text);
  const telling = tellingStems(plain);
  const section = place?.replace(/[\s-]/g, '') ?? '';
  const under = place === undefined || PARTS.test(section) ? [] : placesNamed(place, evidence.places);
  const ids = new Set(under.map(({ id }) => id));
  const placed =
    ids.size === 0
      ? evidence.passages
      : evidence.passages.filter((passage) => passage.place === null || ids.has(passage.place));
  // Each figure of the line asks it of each passage, and against each of its rivals again.
  const shared = oncePer((passage: Passage) => telling.filter((stem) => holds(passage, stem)).length);
  return {
    ...{ text, plain, under, placed, holds, shared },
    part: /^(?:cert|clearance|education|civilianeducation)/i.test(section) ? 'credentials' : 'other',
    isList:
      /^(?:skill|award|cert)/i.test(section) ||
      (/education/i.test(section) && !/\b(?:school|college|university|academy|institute)\b/i.test(plain)),
    aim: AIM.test(plain),
    verbatim: verbatimIn(plain, placed),
    figures: figuresIn(text),
    telling,
    tells: (passage) => telling.length >= FEWEST_TELLING && shared(passage) >= telling.length * MOST_OF_IT,
    stems: stemsOf(plain),
  };
}

function verbatimIn(plain: string, passages: readonly Passage[]): ClaimedLine['verbatim'] {
  const words = wordsInARow(plain);
  let part = false;
  for (const { flat } of passages) {
    if (flat === words) return 'whole';
    part ||= flat.includes(words);
  }
  return part && words.trim().split(' ').length >= FEWEST_IN_A_ROW ? 'part' : null;
}

const FEWEST_IN_A_ROW = 5;
const FEWEST_TELLING = 3;
const MOST_OF_IT = 0.6;

/** The stems of a line that tell what it is about: no figures, no words of the figures' units, no everyday verbs. */
function tellingStems(text: string): string[] {
  const figures = figuresIn(text);
  const bare = figures.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
  return [...new Set(stemsOf(bare))].filter((stem) => !/\d/.test(stem) && !EVERYDAY.has(stem));
}

/** Words that nearly every line has, so that they tie it to nothing. */
const EVERYDAY = new Set(
  'lead manag supervis direct oversee support provid perform maintain us serv work year month week day hour minut percent over total team unit soldi sail airm marin personnel person people peopl memb includ ensur complet averag point across rais increas reduc cut improv hold held current activ'.split(
    ' ',
  ),
);

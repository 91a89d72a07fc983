import { stemsOf } from '../writing/word-stems.ts';
import { hasAlike } from './alike.ts';
import type { Evidence, Passage, Place } from './evidence.ts';
import { tellingStems } from './figure-support.ts';
import { type Figure, figuresIn } from './figures.ts';
import { plainFigures } from './number-words.ts';
import { placesNamed } from './places.ts';

/** A line of a resume, made ready for being checked. */
export interface ClaimedLine {
  readonly text: string;
  /** With figures and signs of one kind; the places of `figures` are places in it. */
  readonly plain: string;
  readonly figures: readonly Figure[];
  /** Stems that tell what the line is about. */
  readonly telling: readonly string[];
  readonly stems: readonly string[];
  /** The job or period the line stands under; empty where it stands under none that is known. */
  readonly under: readonly Place[];
  /** The passages that may prove it: those of its place, and lists that belong to no place. */
  readonly placed: readonly Passage[];
  /** Whether a passage holds a stem of the line, or a word that may stand for it. */
  readonly holds: (passage: Passage, stem: string) => boolean;
}

/** Names of parts of a resume: a line that stands in one may come from anywhere in the record. */
const PARTS =
  /^(?:bullet|line|title|company|dates?|summary|skills?|cert(?:ificate|ification)?s?|awards?|clearance|education|(?:military|civilian)education|experience|militaryachievements|achievements?)$/i;

/** A line with where it stands: a part of a resume, or the name of a job or an employer. */
export function claimedLine(text: string, place: string | undefined, evidence: Evidence): ClaimedLine {
  const plain = plainFigures(text);
  const under =
    place === undefined || PARTS.test(place.replace(/[\s-]/g, '')) ? [] : placesNamed(place, evidence.places);
  const ids = new Set(under.map(({ id }) => id));
  const placed =
    ids.size === 0
      ? evidence.passages
      : evidence.passages.filter((passage) => passage.place === null || ids.has(passage.place));
  return {
    ...{ text, plain, under, placed },
    holds: (passage, stem) => hasAlike(passage.stems, stem),
    figures: figuresIn(text),
    telling: tellingStems(plain),
    stems: stemsOf(plain),
  };
}

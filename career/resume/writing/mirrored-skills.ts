import { capitalized } from '#career/translation/inflection.ts';
import { LEXICON, type LexiconTerm } from '../posting/lexicon-index.ts';
import type { PostingTerm, ReadPosting } from '../posting/read-posting.ts';
import type { TailoringLevel } from '../written-resume.ts';
import { type EvidenceIdea, evidenceFor, type WrittenSkill } from './skill-evidence.ts';

/**
 * The posting's skills and tools that the record shows. Balanced takes the must-haves in the posting's own words,
 * where the record holds those words. Aggressive takes the nice-to-haves as well, and where the record says the same
 * in other words, those: it mirrors more and adds nothing.
 */
export function mirroredSkills(
  posting: ReadPosting,
  ideas: readonly EvidenceIdea[],
  level: TailoringLevel,
): WrittenSkill[] {
  if (level === 'normal') return [];
  return posting.terms
    .filter(
      ({ kind, importance }) =>
        (kind === 'skill' || kind === 'tool') && (level === 'aggressive' || importance === 'must'),
    )
    .toSorted((one, other) => Number(other.importance === 'must') - Number(one.importance === 'must'))
    .flatMap((term) => mirrored(term, ideas, level));
}

function mirrored(term: PostingTerm, ideas: readonly EvidenceIdea[], level: TailoringLevel): WrittenSkill[] {
  const row = LEXICON.find(({ kind, name }) => kind === term.kind && name === term.name);
  const asked = wordingIn(term.quote, row) ?? term.name;
  const wordings = level === 'aggressive' && row ? [asked, ...row.written] : [asked];
  for (const wording of wordings) {
    const source = evidenceFor(wording, ideas);
    if (source) return [{ text: capitalized(wording), source }];
  }
  return [];
}

/** The longest way of writing a term that stands in the posting's line. */
function wordingIn(quote: string, row: LexiconTerm | undefined): string | undefined {
  const line = quote.toLowerCase();
  return row?.written
    .filter((wording) => line.includes(wording.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)[0];
}

import { z } from 'zod';
import { branch } from '#career/knowledge/entry-fields.ts';
import { entryOf, words } from '#career/knowledge/read-table.ts';

export const RESUME_TREATMENTS = ['keep', 'replace', 'spell', 'gloss'] as const;

const FIGURE = /[0-9$%]/;

/**
 * A military term and the civilian words that may stand in its place in a sentence. They carry no figure, no name of
 * a person or place and no other military term, so that putting them into a resume can't add a claim.
 */
export const glossaryEntry = () =>
  entryOf({
    term: words,
    civilian: words.refine((text) => !FIGURE.test(text), 'must hold no figure: that would be a claim'),
    /** The civilian words for more than one, where the rule of `pluralOf` would get them wrong. */
    plural: words.optional(),
    /** The meaning holds in these services only. */
    branches: z.array(branch).min(1).optional(),
    /** The meaning holds only where one of these word beginnings stands in the same text. */
    onlyNear: z.array(words.lowercase('must be in lower case')).min(1).optional(),
    /**
     * What a resume does with it. keep: readers know it. replace: the civilian words say the same. spell: its name
     * spelled out. gloss: it keeps its name, with an explanation in brackets at first mention.
     */
    inResumes: z.enum(RESUME_TREATMENTS).optional(),
    /** The words to print, or to put into the brackets; the civilian words where there are none. */
    resumeWords: words.optional(),
    /** For more than one, where the rule of `pluralOf` would get them wrong. */
    resumePlural: words.optional(),
    /** The term is also an everyday word or a common abbreviation: matched only as it is written here. */
    onlyAsWritten: z.literal(true).optional(),
  });

export type GlossaryRow = z.output<ReturnType<typeof glossaryEntry>>;

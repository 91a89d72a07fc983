import { z } from 'zod';
import finalBulletins from './bulletins-final.json' with { type: 'json' };
import tunedBulletins from './bulletins-tune.json' with { type: 'json' };
import secondOwn from './own-second.json' with { type: 'json' };
import thirdOwn from './own-third.json' with { type: 'json' };
import tunedOwn from './own-tune.json' with { type: 'json' };

const requirement = z.strictObject({
  /** The words of the posting that state it. */
  quote: z.string().min(1),
  kind: z.enum([
    'experience',
    'education',
    'license',
    'certificate',
    'clearance',
    'skill',
    'tool',
    'physical',
    'legal',
    'language',
  ]),
  importance: z.enum(['required', 'preferred']),
  years: z.number().positive().optional(),
  of: z.string().optional(),
  anyOf: z.array(z.string()).optional(),
});
export type LabelledRequirement = z.output<typeof requirement>;

const labelled = {
  title: z.string(),
  requirements: z.array(requirement),
  /** Tempting words that ask for nothing. */
  notAsked: z.array(z.string()),
};

const bulletins = z.object({ postings: z.array(z.strictObject({ file: z.string(), ...labelled })) });
const own = z.object({
  postings: z.array(z.strictObject({ id: z.string(), person: z.string(), text: z.string(), ...labelled })),
});

/** A posting and what a reader says that it asks. */
export interface LabelledPosting {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly requirements: readonly LabelledRequirement[];
  readonly notAsked: readonly string[];
}

/** One that was written for somebody of resumes/people/tune.json. */
export interface AimedPosting extends LabelledPosting {
  readonly person: string;
}

const OWN = { 'own-tune': tunedOwn, 'own-second': secondOwn, 'own-third': thirdOwn } as const;
export type OwnSet = keyof typeof OWN;
export const OWN_SETS = Object.keys(OWN) as OwnSet[];

/** Postings of our own, each meant for one person. */
export const ownPostings = (set: OwnSet): readonly AimedPosting[] => own.parse(OWN[set]).postings;

const BULLETINS = { 'bulletins-tune': tunedBulletins, 'bulletins-final': finalBulletins } as const;
export type BulletinSet = keyof typeof BULLETINS;
export const BULLETIN_SETS = Object.keys(BULLETINS) as BulletinSet[];

/** Real bulletins; `texts` by file name. Throws where one is missing. */
export function bulletinPostings(set: BulletinSet, texts: ReadonlyMap<string, string>): LabelledPosting[] {
  return bulletins.parse(BULLETINS[set]).postings.map(({ file, ...posting }) => {
    const text = texts.get(file);
    if (text === undefined) throw new Error(`${file} is not among the bulletins`);
    return { ...posting, id: file, text };
  });
}

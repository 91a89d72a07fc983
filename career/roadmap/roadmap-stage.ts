import { z } from 'zod';
import { AI_LEVELS } from '#career/matching/title-match.ts';
import { PAY_POINTS } from '#career/places/local-words.ts';

/** One stage of a career roadmap, numbered from 1. There are three to five of them. */
export const roadmapStage = z.object({
  stage: z.int().min(1).max(5),
  title: z.string().min(1),
  /** The occupation the stage's figures belong to. */
  onetSocCode: z.string(),
  /** A figure with its source in words, or a sentence that says there is none. */
  avgSalary: z.string().min(1),
  /** The same figure in dollars a year, for plots; null when unknown. */
  avgSalaryDollars: z.int().nonnegative().nullable(),
  /** Where in its occupation's pay the figure stands. */
  payPoint: z.enum(PAY_POINTS),
  sourceId: z.string().nullable(),
  aiRisk: z.enum(AI_LEVELS).nullable(),
  timeframe: z.string().min(1),
  /** What to learn before the next stage, most useful first. */
  learn: z.array(z.string().min(1)),
});
export type RoadmapStage = z.infer<typeof roadmapStage>;

import { z } from 'zod';

/** How a title was found, strongest evidence first. The screens show these as words beside the score. */
export const MATCH_TYPES = ['official-crosswalk', 'close-skills', 'own-words', 'inferred'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

/** Whether a counselor would readily suggest a title, or name it as a stretch worth a look. */
export const MATCH_FITS = ['strong', 'possible'] as const;
export type MatchFit = (typeof MATCH_FITS)[number];

/** What stands between a veteran and a title. */
export const ACCESS_KINDS = ['ready', 'license', 'degree'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** What a reason rests on, so that a screen can group and mark reasons without reading their text. */
export const REASON_KINDS = [
  'crosswalk',
  'skills',
  'own-words',
  'tools',
  'education',
  'certificate',
  'civilian-job',
  'level',
  'strengths',
  'missing-data',
] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

export const GAP_KINDS = ['skill', 'certificate', 'education'] as const;
export type GapKind = (typeof GAP_KINDS)[number];

export const AI_LEVELS = ['Low', 'Medium', 'High'] as const;
export type AiLevel = (typeof AI_LEVELS)[number];

const onetSocCode = z.string().regex(/^\d{2}-\d{4}\.\d{2}$/);
const dollars = z.int().nonnegative();

/** Annual wages in dollars. A percentile that the Bureau does not publish (or caps) is null, never filled. */
const payRange = z.object({
  p10: dollars.nullable(),
  p25: dollars.nullable(),
  median: dollars,
  p75: dollars.nullable(),
  p90: dollars.nullable(),
  sourceId: z.string(),
});
export type PayRange = z.infer<typeof payRange>;

/**
 * One published measure of how much of an occupation's work AI can touch. `value` is the measure as published,
 * `percentile` its place among all occupations of the same measure (0-100): the measures share no scale.
 */
const exposureMeasure = z.object({
  measure: z.string(),
  sourceId: z.string(),
  value: z.number(),
  percentile: z.int().min(0).max(100),
});
export type ExposureMeasure = z.infer<typeof exposureMeasure>;

/** `level` is null when no measure covers the occupation. */
const aiExposure = z.object({ level: z.enum(AI_LEVELS).nullable(), measures: z.array(exposureMeasure) });
export type AiExposure = z.infer<typeof aiExposure>;

/** One suggested civilian title: stored as JSON with the match and sent over the wire as it is. */
export const titleMatch = z.object({
  onetSocCode,
  jobTitle: z.string().min(1),
  relevanceScore: z.int().min(0).max(100),
  matchType: z.enum(MATCH_TYPES),
  fit: z.enum(MATCH_FITS),
  access: z.object({
    kind: z.enum(ACCESS_KINDS),
    /** The license or degree in words, "an EMT license"; null where none is missing. */
    needs: z.string().min(1).nullable(),
    /** Usual preparation, where a sourced figure is known. */
    weeks: z.int().positive().nullable(),
  }),
  description: z.string().min(1),
  /** Most important first. No name holds a comma: the wire format of the specification joins them with commas. */
  skills: z.array(z.string().regex(/^[^,]+$/)).max(8),
  growthPotential: z.string().min(1),
  militarySkillAlignment: z.string().min(1),
  workplaceEnvironment: z.string().min(1),
  industryCategory: z.string().min(1),
  strengthsAlignment: z.object({
    vectors: z.record(z.string(), z.number().min(0).max(10)),
    industries: z.array(z.string()),
  }),
  /** What the assessment did: places up (above 0) or down in the list; null where none was taken. */
  assessment: z.object({ moved: z.int() }).nullable(),
  reasons: z.array(
    z.object({
      kind: z.enum(REASON_KINDS),
      text: z.string().min(1),
      /** For a page about the one military job: without the job, and without what is true of every title there. */
      short: z.string().min(1).optional(),
    }),
  ),
  gaps: z.array(z.object({ kind: z.enum(GAP_KINDS), text: z.string().min(1) })),
  pay: payRange.nullable(),
  /** The group whose figures these are, where the Bureau publishes none for the occupation alone; else null. */
  widerGroup: z.string().min(1).nullable(),
  /** Change in employment over ten years, percent. */
  growthPercent: z.number().nullable(),
  openingsPerYear: z.int().nonnegative().nullable(),
  entryEducation: z.string().nullable(),
  /** O*NET job zone: 1 little preparation, 5 extensive preparation. */
  jobZone: z.int().min(1).max(5).nullable(),
  aiExposure,
});
export type TitleMatch = z.infer<typeof titleMatch>;

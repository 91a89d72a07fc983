import { z } from 'zod';

export const CERTIFICATION_FIELDS = [
  'it',
  'security',
  'project',
  'logistics',
  'trades',
  'health',
  'aviation',
  'finance',
  'hr',
  'safety',
  'driving',
  'law-enforcement',
  'emergency',
  'federal',
  'engineering',
  'education',
  'business',
] as const;
export type CertificationField = (typeof CERTIFICATION_FIELDS)[number];

/** Whether an education or service programme usually pays. 'unknown' reads "check with the provider". */
export const FUNDING = ['usually', 'sometimes', 'no', 'unknown'] as const;
export type Funding = (typeof FUNDING)[number];

/** A certificate as we list it. What we do not know is null and reads "check with the provider". */
export interface Certification {
  /** Stable short name, e.g. 'comptia-security-plus'. */
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly field: CertificationField;
  /** One sentence of our own. */
  readonly description: string;
  /** Official address of the provider or programme. */
  readonly url: string | null;
  /** Typical preparation, weeks of part-time study or the length of the course. */
  readonly durationWeeks: number | null;
  /** Price of the examination or course with the year it was known in. */
  readonly cost: { readonly dollars: number; readonly year: number } | null;
  /** VA education benefits (GI Bill licence and certification test reimbursement). */
  readonly giBill: Funding;
  /** Service credentialing programmes (Army/Air Force COOL and the like). */
  readonly serviceProgramme: Funding;
  /** O*NET-SOC codes or prefixes ("15-12") it serves, the nearest first. */
  readonly occupations: readonly string[];
  /** Other ways people write it in a profile. */
  readonly alsoWritten: readonly string[];
  /** Words of military training or codes that count towards it, in words a veteran may have used. */
  readonly militaryTraining: readonly string[];
}

export const ADVICE_GROUPS = ['have', 'next', 'later'] as const;
export type AdviceGroup = (typeof ADVICE_GROUPS)[number];

/** How the veteran's record stands to a certificate. */
export const CERTIFICATION_STATUSES = ['held', 'expired', 'in-progress', 'not-held'] as const;
export type CertificationStatus = (typeof CERTIFICATION_STATUSES)[number];

/** A certificate recommended for one title and one veteran, as the wire carries it. */
export const certificationAdvice = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.string(),
  field: z.enum(CERTIFICATION_FIELDS),
  description: z.string(),
  url: z.string().nullable(),
  durationWeeks: z.int().positive().nullable(),
  /** In words: a figure with its year, or "Check with the provider". */
  cost: z.string(),
  giBill: z.enum(FUNDING),
  serviceProgramme: z.enum(FUNDING),
  relevanceScore: z.int().min(0).max(100),
  status: z.enum(CERTIFICATION_STATUSES),
  group: z.enum(ADVICE_GROUPS),
  /** Why it stands in its group, in words. */
  reason: z.string(),
});
export type CertificationAdvice = z.infer<typeof certificationAdvice>;

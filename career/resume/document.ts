import { z } from 'zod';
import { DEFAULT_LOOK, resumeLook } from './look.ts';

/** The newest shape of a stored resume. A change of shape raises it and adds a step to `UPGRADES`. */
export const RESUME_CONTENT_VERSION = 2;

/** How much text each part may hold, in characters; lists also in items. Generous beside the profile's limits. */
export const RESUME_LIMITS = {
  title: 200,
  summary: 3000,
  line: 600,
  lines: 80,
  text: 5000,
  skill: 120,
  skills: 100,
  shortText: 200,
  date: 20,
  entries: 30,
  url: 500,
} as const;

const line = z.string().max(RESUME_LIMITS.line);
const lines = z.array(line).max(RESUME_LIMITS.lines);
const shortText = z.string().max(RESUME_LIMITS.shortText);
/** As typed: "03/2016", "March 2016", "2016". */
const dateText = z.string().max(RESUME_LIMITS.date);

export const RESUME_LAYOUTS = ['chronological', 'skills-first', 'federal'] as const;
export type ResumeLayout = (typeof RESUME_LAYOUTS)[number];

/** The header of a resume that differs from the profile. */
export const resumeContact = z.object({
  firstName: shortText,
  lastName: shortText,
  email: shortText,
  phone: shortText,
  city: shortText,
  state: shortText,
});
export type ResumeContact = z.infer<typeof resumeContact>;

/** A period of service or a civilian job. */
export const resumeExperience = z.object({
  kind: z.enum(['military', 'civilian']),
  title: shortText,
  organization: shortText,
  location: shortText,
  start: dateText,
  end: dateText,
  current: z.boolean(),
  /** For the federal layout; null where the veteran did not say. */
  hoursPerWeek: z.number().int().min(1).max(168).nullable(),
  /** Pay grade or salary, as federal resumes ask for it. */
  grade: shortText,
  lines,
});
export type ResumeExperience = z.infer<typeof resumeExperience>;

export const resumeLink = z.object({ label: shortText, url: z.string().max(RESUME_LIMITS.url) });
export type ResumeLink = z.infer<typeof resumeLink>;

const shape = {
  /** What the resume is for, usually the job title. */
  title: z.string().max(RESUME_LIMITS.title),
  summary: z.string().max(RESUME_LIMITS.summary),
  militaryAchievements: lines,
  militaryEducation: z.string().max(RESUME_LIMITS.text),
  civilianEducation: z.string().max(RESUME_LIMITS.text),
  certifications: lines,
  skills: z.array(z.string().max(RESUME_LIMITS.skill)).max(RESUME_LIMITS.skills),
  /** null: the header comes from the profile. */
  contact: resumeContact.nullable(),
  experience: z.array(resumeExperience).max(RESUME_LIMITS.entries),
  awards: lines,
  clearance: shortText,
  links: z.array(resumeLink).max(RESUME_LIMITS.entries),
  languages: lines,
  volunteering: lines,
  projects: lines,
  layout: z.enum(RESUME_LAYOUTS),
  look: resumeLook,
};

/** The stored content of a resume: one shape for the database, the wire, the editor and the exports. */
export const resumeContent = z.object({ version: z.literal(RESUME_CONTENT_VERSION), ...shape });
export type ResumeContent = z.infer<typeof resumeContent>;

/** An edit: any of the fields; those left out stay as they are (see `editResumeContent`). */
export const resumeContentEdit = z.object(shape).partial();
export type ResumeContentEdit = z.infer<typeof resumeContentEdit>;

/**
 * The text within a limit, cut between words: half a figure ("2019" to "20") would be another figure. A single word
 * beyond the limit gives nothing.
 */
export function cutToLimit(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const words = text.slice(0, limit + 1);
  return words.slice(0, Math.max(0, words.search(/\s\S*$/)));
}

/** A resume with nothing in it yet. */
export function emptyResumeContent(title = ''): ResumeContent {
  return {
    version: RESUME_CONTENT_VERSION,
    title: cutToLimit(title, RESUME_LIMITS.title),
    summary: '',
    militaryAchievements: [],
    militaryEducation: '',
    civilianEducation: '',
    certifications: [],
    skills: [],
    contact: null,
    experience: [],
    awards: [],
    clearance: '',
    links: [],
    languages: [],
    volunteering: [],
    projects: [],
    layout: 'chronological',
    look: DEFAULT_LOOK,
  };
}

/** The content with an edit applied. Fields the edit leaves out, or gives as undefined, keep their value. */
export function editResumeContent(content: ResumeContent, edit: ResumeContentEdit): ResumeContent {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  return { ...content, ...Object.fromEntries(given) };
}

/** The skills as the comma-separated text of the specification. */
export function skillsText(skills: readonly string[]): string {
  return skills.join(', ');
}

/** Reads the comma-separated text back: trimmed, without empty or repeated entries (compared without case). */
export function skillsFromText(text: string): string[] {
  const seen = new Set<string>();
  return text
    .split(/[,;\n]/)
    .map((skill) => skill.replace(/\s+/g, ' ').trim())
    .filter((skill) => skill !== '' && !seen.has(skill.toLowerCase()) && seen.add(skill.toLowerCase()));
}

function textOf(value: unknown, limit: number): string {
  const text = Array.isArray(value) ? value.filter((item) => typeof item === 'string').join('\n') : value;
  return typeof text === 'string' ? cutToLimit(text, limit) : '';
}

function linesOf(value: unknown, limit: number, count: number): string[] {
  const items = typeof value === 'string' ? value.split('\n') : Array.isArray(value) ? value : [];
  return items
    .filter((item) => typeof item === 'string' && item.trim() !== '')
    .slice(0, count)
    .map((item: string) => cutToLimit(item.trim(), limit));
}

function parsedOr<T>(schema: z.ZodType<T>, value: unknown, fallback: T): T {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : fallback;
}

/** What each version of the shape lacked of the next, by version: a resume of that version is kept as it is beside it. */
const UPGRADES: Readonly<Record<number, object>> = {
  1: { languages: [], volunteering: [], projects: [], look: DEFAULT_LOOK },
};

/** Stored content in today's shape, as far as it is known by its version. */
function inNewestShape(stored: unknown): unknown {
  let content = stored;
  for (let version = 1; version < RESUME_CONTENT_VERSION; version += 1) {
    if (typeof content !== 'object' || content === null || !('version' in content)) return content;
    if (content.version === version) content = { ...UPGRADES[version], ...content, version: version + 1 };
  }
  return content;
}

/**
 * Reads stored content of any age: today's shape, an older one, a list where a text is expected or the other way
 * round, fields missing or unknown. What can't be read becomes empty; texts over the limit are cut. Never throws.
 */
export function upgradeResumeContent(stored: unknown): ResumeContent {
  const current = resumeContent.safeParse(inNewestShape(stored));
  if (current.success) return current.data;
  const old: Partial<Record<keyof ResumeContent, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : { summary: stored };
  const skills = typeof old.skills === 'string' ? skillsFromText(old.skills) : old.skills;
  return {
    version: RESUME_CONTENT_VERSION,
    title: textOf(old.title, RESUME_LIMITS.title),
    summary: textOf(old.summary, RESUME_LIMITS.summary),
    militaryAchievements: linesOf(old.militaryAchievements, RESUME_LIMITS.line, RESUME_LIMITS.lines),
    militaryEducation: textOf(old.militaryEducation, RESUME_LIMITS.text),
    civilianEducation: textOf(old.civilianEducation, RESUME_LIMITS.text),
    certifications: linesOf(old.certifications, RESUME_LIMITS.line, RESUME_LIMITS.lines),
    skills: linesOf(skills, RESUME_LIMITS.skill, RESUME_LIMITS.skills),
    contact: parsedOr(shape.contact, old.contact, null),
    experience: parsedOr(shape.experience, old.experience, []),
    awards: linesOf(old.awards, RESUME_LIMITS.line, RESUME_LIMITS.lines),
    clearance: textOf(old.clearance, RESUME_LIMITS.shortText),
    links: parsedOr(shape.links, old.links, []),
    languages: linesOf(old.languages, RESUME_LIMITS.line, RESUME_LIMITS.lines),
    volunteering: linesOf(old.volunteering, RESUME_LIMITS.line, RESUME_LIMITS.lines),
    projects: linesOf(old.projects, RESUME_LIMITS.line, RESUME_LIMITS.lines),
    layout: parsedOr(shape.layout, old.layout, 'chronological'),
    look: parsedOr(shape.look, old.look, DEFAULT_LOOK),
  };
}

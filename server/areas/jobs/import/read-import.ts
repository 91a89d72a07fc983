import type { Steps } from '#career/steps.ts';
import { type JobImportPreview, type JobListingBody, jobListingBody } from '#contract/jobs.ts';
import { LIMITS } from '#contract/limits.ts';
import { csvRows } from './csv-rows.ts';
import { jsonRows, pageRows } from './json-rows.ts';
import { plainText } from './plain-text.ts';
import type { RawRow } from './raw-row.ts';

export interface ReadImport {
  readonly format: JobImportPreview['format'];
  /** Every row that is right. */
  readonly listings: readonly JobListingBody[];
  readonly problems: JobImportPreview['problems'];
  /** Rows found, right or wrong. */
  readonly total: number;
}

interface ImportOptions {
  /** The source of rows that name none; without it, the host of the posting's address. */
  readonly source: string | null;
  /** Today as "2025-01-05": a posting cannot be from later. */
  readonly today: string;
}

/** Reads a file of listings, whichever of the known forms it has, and checks each row as the form would: a step each. */
export function* readImportSteps(text: string, options: ImportOptions): Steps<ReadImport> {
  const { format, rows } = rowsIn(text.replace(/^\uFEFF/, ''), options.today);
  const wrong = (place: string, reason: string) => ({ format, listings: [], problems: [{ place, reason }] });
  if (rows.length === 0) return { ...wrong('The file', 'We didn’t find a job posting in it.'), total: 0 };
  if (rows.length > LIMITS.jobImportRows) {
    const reason = `It has ${rows.length} postings, and you can import ${LIMITS.jobImportRows} at once. Split the file.`;
    return { ...wrong('The file', reason), total: rows.length };
  }
  const listings: JobListingBody[] = [];
  const problems: { place: string; reason: string }[] = [];
  const placeOfUrl = new Map<string, string>();
  for (const row of rows) {
    yield;
    const { listing, reasons } = checked(row, options);
    const earlier = listing && placeOfUrl.get(listing.url);
    if (earlier !== undefined) reasons.push(`url: The same address as ${earlier}.`);
    for (const reason of reasons) problems.push({ place: row.place, reason });
    if (!listing || reasons.length > 0) continue;
    placeOfUrl.set(listing.url, row.place);
    listings.push(listing);
  }
  return { format, listings, problems, total: rows.length };
}

function rowsIn(text: string, today: string): { format: ReadImport['format']; rows: RawRow[] } {
  const start = text.trimStart();
  if (start.startsWith('{') || start.startsWith('[')) {
    const { rows, isSchemaOrg } = jsonRows(text, today);
    return { format: isSchemaOrg ? 'JobPosting' : 'JSON', rows };
  }
  if (/application\/ld\+json/i.test(text)) return { format: 'JobPosting', rows: pageRows(text, today).rows };
  return { format: 'CSV', rows: csvRows(text) };
}

function checked(row: RawRow, options: ImportOptions): { listing?: JobListingBody; reasons: string[] } {
  if (row.problem !== undefined) return { reasons: [row.problem] };
  const given = row.values;
  const description = typeof given.description === 'string' ? given.description : '';
  if (description.length > 10 * LIMITS.jobListingMax) {
    return { reasons: [`description: Text is too long (max ${LIMITS.jobListingMax} characters)`] };
  }
  const parsed = jobListingBody.safeParse({
    ...given,
    title: plainLine(given.title),
    company: plainLine(given.company),
    location: plainLine(given.location ?? ''),
    salaryRange: plainLine(given.salaryRange ?? ''),
    url: given.url ?? '',
    description: plainText(description),
    remote: remoteOf(given.remote),
    source: plainLine(given.source) || options.source || hostOf(given.url),
    postedAt: dayOf(given.postedAt),
  });
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { reasons: [...new Set(reasons)] };
  }
  const { postedAt } = parsed.data;
  const reasons = postedAt && postedAt > options.today ? [`postedAt: ${postedAt} is in the future.`] : [];
  return { listing: parsed.data, reasons };
}

/** A line of text without the markup and entities that feeds leave in it; what is no text stays for the check. */
function plainLine(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? plainText(value).replaceAll('\n', ' ') : (value ?? '');
}

function remoteOf(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? false;
  const word = value.trim().toLowerCase();
  if (['yes', 'y', 'true', '1', 'remote'].includes(word)) return true;
  return ['', 'no', 'n', 'false', '0'].includes(word) ? false : value;
}

/** "2025-01-05", with or without a time after it, and "1/5/2025", which spreadsheets make of it. */
function dayOf(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const text = value.trim();
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (american) {
    const [, month = '', day = '', year] = american;
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  return /^\d{4}-\d{2}-\d{2}[T ]/.test(text) ? text.slice(0, 10) : text;
}

function hostOf(url: unknown): string {
  return typeof url === 'string' && URL.canParse(url)
    ? new URL(url).hostname.replace(/^www\./, '')
    : 'Unknown';
}

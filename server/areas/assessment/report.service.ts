import { DOMAIN_NAMES, MAX_DOMAIN_SCORE } from '#career/assessment/domains.ts';
import { ASSESSMENT_LIMITS, topStrengths } from '#career/assessment/labels.ts';
import type { StrengthMeaning } from '#contract/assessment.ts';
import { getUserReply } from '#server/areas/profile/profile.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { ReportPart } from '#server/platform/documents/report-pdf.ts';
import { writeDocument } from '#server/platform/documents/write-document.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { scoresOf } from './assessment.present.ts';
import { analyseStrengths } from './assessment.service.ts';
import { findCurrentAssessment } from './assessment.store.ts';

/** The whole analysis of the current result as a PDF. Throws not-found before an assessment. */
export async function writeStrengthsReport(
  context: Context,
  userId: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const row = await findCurrentAssessment(context.db.query, userId, 'enhanced');
  if (!row) throw notFound('An enhanced assessment');
  const { firstName, lastName, username } = await getUserReply(context, userId);
  const name = [firstName, lastName].filter(Boolean).join(' ') || username;
  const meanings = await analyseStrengths(context, userId);
  const parts: ReportPart[] = [
    {
      kind: 'paragraph',
      text: `Inner Arsenal, enhanced assessment finished on ${longDate(row.completedAt)}.`,
    },
    { kind: 'paragraph', text: ASSESSMENT_LIMITS },
    { kind: 'heading', level: 2, text: 'Your top strengths' },
    {
      kind: 'list',
      items: topStrengths(scoresOf(row)).map(
        ({ domain, label, score }) => `${label}: ${DOMAIN_NAMES[domain]}, ${score} of ${MAX_DOMAIN_SCORE}`,
      ),
    },
    { kind: 'heading', level: 2, text: 'All eight strengths' },
    { kind: 'paragraph', text: 'Strong is 12 to 15, Moderate is 8 to 11, Developing is 0 to 7.' },
    {
      kind: 'table',
      header: ['Strength', 'Result', 'Score', 'Band'],
      rows: meanings.map(({ domain, label, score, band }) => [
        DOMAIN_NAMES[domain],
        label,
        `${score} of ${MAX_DOMAIN_SCORE}`,
        band,
      ]),
      widths: [0.32, 0.38, 0.14, 0.16],
    },
    ...meanings.flatMap(partsOfMeaning),
  ];
  const given = { title: `Strengths report for ${name}`, parts, now: context.clock.now() };
  return writeDocument({ owner: userId, signal }, 'report', given);
}

function partsOfMeaning(meaning: StrengthMeaning): ReportPart[] {
  const { domain, label, score, band, description, civilianValue, careerPaths, development } = meaning;
  return [
    { kind: 'heading', level: 2, text: label },
    { kind: 'paragraph', text: `${DOMAIN_NAMES[domain]}: ${score} of ${MAX_DOMAIN_SCORE}, ${band}.` },
    { kind: 'bar', share: score / MAX_DOMAIN_SCORE },
    { kind: 'paragraph', text: description },
    { kind: 'heading', level: 3, text: 'What an employer gains' },
    { kind: 'paragraph', text: civilianValue },
    { kind: 'heading', level: 3, text: 'Where it leads' },
    { kind: 'list', items: careerPaths },
    { kind: 'heading', level: 3, text: 'How to build on it' },
    { kind: 'paragraph', text: development },
  ];
}

const longDate = (date: Date) =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

import { DOMAIN_NAMES, MAX_DOMAIN_SCORE } from '#career/assessment/domains.ts';
import { ASSESSMENT_LIMITS, topStrengths } from '#career/assessment/labels.ts';
import type { StrengthMeaning } from '#contract/assessment.ts';
import { getUserReply } from '#server/areas/profile/profile.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { TaggedPdf } from '#server/platform/documents/tagged-pdf.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { scoresOf } from './assessment.present.ts';
import { analyseStrengths } from './assessment.service.ts';
import { findCurrentAssessment } from './assessment.store.ts';

/** The whole analysis of the current result as a PDF. Throws not-found before an assessment. */
export async function writeStrengthsReport(context: Context, userId: number): Promise<Buffer> {
  const row = await findCurrentAssessment(context.db.query, userId, 'enhanced');
  if (!row) throw notFound('An enhanced assessment');
  const { firstName, lastName, username } = await getUserReply(context, userId);
  const name = [firstName, lastName].filter(Boolean).join(' ') || username;
  const meanings = await analyseStrengths(context, userId);
  const { TaggedPdf } = await import('#server/platform/documents/tagged-pdf.ts');
  const pdf = new TaggedPdf(`Strengths report for ${name}`, context.clock.now());
  pdf.heading(1, `Strengths report for ${name}`);
  pdf.paragraph(`Inner Arsenal, enhanced assessment finished on ${longDate(row.completedAt)}.`);
  pdf.paragraph(ASSESSMENT_LIMITS);
  pdf.heading(2, 'Your top strengths');
  pdf.list(
    topStrengths(scoresOf(row)).map(
      ({ domain, label, score }) => `${label}: ${DOMAIN_NAMES[domain]}, ${score} of ${MAX_DOMAIN_SCORE}`,
    ),
  );
  pdf.heading(2, 'All eight strengths');
  pdf.paragraph('Strong is 12 to 15, Moderate is 8 to 11, Developing is 0 to 7.');
  pdf.table(
    ['Strength', 'Result', 'Score', 'Band'],
    meanings.map(({ domain, label, score, band }) => [
      DOMAIN_NAMES[domain],
      label,
      `${score} of ${MAX_DOMAIN_SCORE}`,
      band,
    ]),
    [0.32, 0.38, 0.14, 0.16],
  );
  for (const meaning of meanings) writeMeaning(pdf, meaning);
  return pdf.finish();
}

function writeMeaning(pdf: TaggedPdf, meaning: StrengthMeaning): void {
  const { domain, label, score, band, description, civilianValue, careerPaths, development } = meaning;
  pdf.heading(2, label);
  pdf.paragraph(`${DOMAIN_NAMES[domain]}: ${score} of ${MAX_DOMAIN_SCORE}, ${band}.`);
  pdf.bar(score / MAX_DOMAIN_SCORE);
  pdf.paragraph(description);
  pdf.heading(3, 'What an employer gains');
  pdf.paragraph(civilianValue);
  pdf.heading(3, 'Where it leads');
  pdf.list(careerPaths);
  pdf.heading(3, 'How to build on it');
  pdf.paragraph(development);
}

const longDate = (date: Date) =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

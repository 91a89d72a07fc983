import type { DomainScores } from '#career/assessment/domains.ts';
import { certifications } from '#career/certifications/catalogue.ts';
import { holdsCertificate } from '#career/certifications/recommend-certifications.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { Training } from './education.ts';
import { matchOccupations, matchVeteran } from './match-veteran.ts';
import type { Matching } from './matching.ts';
import type { TitleMatch } from './title-match.ts';

/** What the training would change about one title. Scores are 0-100, by the same rules as the list. */
export interface TrainingEffect {
  readonly onetSocCode: string;
  readonly jobTitle: string;
  readonly before: number;
  readonly after: number;
  /** The title would be in the list, and is not now. */
  readonly isNew: boolean;
  /** What is missing now and would no longer be. */
  readonly closes: readonly string[];
  readonly medianPay: number | null;
}

/** A point up or down is the rounding of the score, not an effect. */
export const LEAST_CHANGE = 2;
/** A little down is the room that new titles take, no effect on the work itself. */
const LEAST_FALL = 5;

/** More titles than this say nothing that the first ones don't. */
const SHOWN_MOST = 15;

/**
 * The titles whose score or gaps would change with the training, the largest gain first; empty when
 * it would change nothing. Undefined for a certificate that is not in the catalogue.
 */
export function findTrainingEffects(
  training: Training,
  record: VeteranRecord,
  strengths: DomainScores | null,
  matching: Matching,
): TrainingEffect[] | undefined {
  const trained = withTraining(training, record);
  if (trained === undefined) return undefined;
  const now = matchVeteran(record, strengths, matching);
  const then = matchVeteran(trained, strengths, matching);
  const listedNow = new Set(now.map(({ onetSocCode }) => onetSocCode));
  const codes = [...new Set([...now, ...then].map(({ onetSocCode }) => onetSocCode))];
  // A title that is in one list only is worked out for the other record too, so that both scores mean the same.
  const before = byCode(matchOccupations(codes, record, strengths, matching));
  const after = byCode(matchOccupations(codes, trained, strengths, matching));
  const listedThen = new Set(then.map(({ onetSocCode }) => onetSocCode));
  return codes
    .flatMap((code) => {
      const [was, is] = [before.get(code), after.get(code)];
      if (was === undefined || is === undefined || !listedThen.has(code)) return [];
      return [effectOf(training, was, is, !listedNow.has(code))];
    })
    .filter(
      ({ before: was, after: is, closes }) =>
        is - was >= LEAST_CHANGE || was - is >= LEAST_FALL || closes.length > 0,
    )
    .sort((a, b) => b.after - b.before - (a.after - a.before) || b.after - a.after)
    .slice(0, SHOWN_MOST);
}

/** The record with the training in it; undefined for a certificate that is not in the catalogue. */
export function withTraining(training: Training, record: VeteranRecord): VeteranRecord | undefined {
  if ('degree' in training) {
    const line = `${training.degree} in ${training.field}`;
    return { ...record, education: [record.education, line].filter(Boolean).join('\n') };
  }
  const certificate = certifications().find(({ id }) => id === training.certificationId);
  if (certificate === undefined) return undefined;
  if (holdsCertificate(record, certificate)) return record;
  const holding = (written: string): VeteranRecord => ({
    ...record,
    certifications: [record.certifications, written].filter(Boolean).join('\n'),
  });
  // A name with a comma in it, "Commercial Driver’s License, Class A", reads as two entries of a list.
  const written = [certificate.name, ...certificate.alsoWritten].map(holding);
  return written.find((trained) => holdsCertificate(trained, certificate)) ?? holding(certificate.name);
}

function byCode(matches: readonly TitleMatch[]): ReadonlyMap<string, TitleMatch> {
  return new Map(matches.map((match) => [match.onetSocCode, match]));
}

/** A certificate closes gaps of certificates, a degree those of education; the other gaps only change places. */
function effectOf(training: Training, was: TitleMatch, is: TitleMatch, isNew: boolean): TrainingEffect {
  const kind = 'degree' in training ? 'education' : 'certificate';
  const still = new Set(is.gaps.map(({ text }) => text));
  return {
    onetSocCode: is.onetSocCode,
    jobTitle: is.jobTitle,
    before: was.relevanceScore,
    after: is.relevanceScore,
    isNew,
    closes: was.gaps.flatMap((gap) => (gap.kind === kind && !still.has(gap.text) ? [gap.text] : [])),
    medianPay: is.pay?.median ?? null,
  };
}

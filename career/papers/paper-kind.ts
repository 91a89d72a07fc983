import { headingOf } from '#career/resume/reading/headings.ts';
import type { PaperKind } from './paper.ts';

/** What only one kind of paper has printed on it, and how much it tells. The forms' public names and numbers. */
const SIGNS: readonly (readonly [RegExp, PaperKind, number])[] = [
  [/\bDD FORM 214\b|\bDD[- ]?214\b|certificate of release or discharge from active duty/i, 'dd214', 10],
  [/\bDD FORM 2586\b|verification of military experience and training|\bVMET\b/i, 'vmet', 10],
  [/joint services transcript|\bJST\b.{0,40}transcript|american council on education/i, 'transcript', 8],
  [/\b(?:AR|NV|MC|AF|CG|DD)-\d{4}-\d{4}\b/, 'transcript', 4],
  [
    /\bDA FORM (?:2166|67)-|\bNCOER\b|NCO evaluation report|(?:officer|noncommissioned officer) evaluation report/i,
    'evaluation',
    8,
  ],
  [
    /\bAF (?:FORM|IMT) (?:910|911|912|707|716|77)\b|(?:enlisted|officer) performance (?:report|brief)|\b(?:EPR|OPR|EPB|OPB)\b/i,
    'evaluation',
    8,
  ],
  [
    /\bNAVPERS 1(?:610|616)\b|fitness report|\bFITREP\b|evaluation report (?:&|and) counseling|\bNAVMC 10835/i,
    'evaluation',
    8,
  ],
  [/enlisted (?:employee|evaluation) (?:review|report)|\bEER\b|\bCG-(?:3788|3306)/i, 'evaluation', 8],
  [
    /principal duty title|duty title|billet description|rated (?:soldier|nco|officer)|comments on performance|daily duties and scope|executing the mission/i,
    'evaluation',
    4,
  ],
  [
    /citation to accompany|\bDA FORM 638\b|recommendation for award|distinguished (?:himself|herself|themselves)|for (?:meritorious|exceptionally|outstanding|professional) (?:service|achievement)|great credit upon/i,
    'award',
    6,
  ],
  [
    /certificate of (?:training|completion)|training (?:record|history|transcript|summary)|individual training record|has (?:successfully )?completed/i,
    'training',
    5,
  ],
];

/** How sure a kind must be of itself before the sections of a resume say otherwise. */
const SURE = 6;

/** What kind of paper a text is, by what is printed on it; a resume where nothing says otherwise. */
export function paperKindOf(text: string): PaperKind {
  const scores = new Map<PaperKind, number>();
  for (const [sign, kind, weight] of SIGNS)
    if (sign.test(text)) scores.set(kind, (scores.get(kind) ?? 0) + weight);
  const [best] = [...scores].toSorted(([, one], [, other]) => other - one);
  if (best === undefined) return 'resume';
  const sections = new Set(
    text
      .split('\n')
      .map((line) => headingOf(line))
      .filter(Boolean),
  );
  // "Completed NCOER counseling" stands in many a resume.
  const isResume = sections.has('experience') && sections.size >= 3;
  return isResume && best[1] < SURE + sections.size * 2 ? 'resume' : best[0];
}

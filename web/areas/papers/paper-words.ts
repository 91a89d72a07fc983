import type { PaperKind } from '#career/papers/paper.ts';
import type { PaperReply } from '#contract/papers.ts';
import type { Paper } from './use-papers.ts';

/** What each kind of paper is called, with the forms people know by their letters. */
export const KIND_NAMES: Readonly<Record<PaperKind, string>> = {
  resume: 'Resume or LinkedIn profile',
  evaluation: 'Evaluation (NCOER, OER, EPR, FITREP, EVAL, EER)',
  award: 'Award citation',
  training: 'Training record or certificate',
  transcript: 'Joint Services Transcript',
  vmet: 'VMET (DD 2586)',
  dd214: 'DD 214',
};

const times = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];

/** What was struck out, in words: "a Social Security number and 2 dates of birth"; empty where nothing was. */
export function struckInWords({ socialSecurity, dodId, birthDate }: PaperReply['struck']): string {
  const parts = [
    ...times(socialSecurity, 'a Social Security number', 'Social Security numbers'),
    ...times(dodId, 'a DoD ID number', 'DoD ID numbers'),
    ...times(birthDate, 'a date of birth', 'dates of birth'),
  ];
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

/** How far reading is, of papers whose state says that they wait, are read or could not be. */
export function progressInWords(papers: readonly { readonly state: Paper['state'] }[]) {
  const count = (wanted: Paper['state']) => papers.filter(({ state }) => state === wanted).length;
  const [read, failed] = [count('read'), count('failed')];
  const isReading = read + failed < papers.length;
  const said = `${read} of ${papers.length} ${papers.length === 1 ? 'paper' : 'papers'} read`;
  const notRead = failed === 0 ? '' : `. We couldn’t read ${failed}.`;
  return { done: read + failed, isReading, said: `${isReading ? 'Reading: ' : ''}${said}${notRead}` };
}

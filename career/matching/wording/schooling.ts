import { EDUCATION_STEPS } from '../education.ts';
import { article } from './sentence.ts';

/** High school and some college are not counted, so they stand without "a". */
const UNCOUNTED = /^(?:high school|some )/;

/** A step of schooling (0-6) as it stands in a sentence: "a bachelor’s degree", "some college or a certificate". */
export function schoolingInWords(step: number): string {
  const name = EDUCATION_STEPS[step];
  if (name === undefined || step === 0) return 'no schooling';
  return UNCOUNTED.test(name) ? name : `${article(name)} ${name}`;
}

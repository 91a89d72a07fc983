import { studiesInPrint } from '#career/record/education.ts';
import { studyLine } from '#career/record/study.ts';

/** The studies of a record as a resume prints them, a line each: "B.S. Biology, Ohio University, 2019". */
export const educationInPrint = (education: string, readOn: Date | undefined): string =>
  studiesInPrint(education, readOn).map(studyLine).join('\n');

import type { MilitaryBranch } from '#career/service.ts';
import { unknownAcronyms } from '#career/translation/unknown-acronyms.ts';

/** "(OPR 2, as Director of Operations) …": the paper a statement was copied from. */
export const withoutPaper = (statement: string) =>
  statement.replace(
    /^\(?(?:[^()]{0,20}\b)?(?:NCOER|OER|EPR|OPR|EPB|OPB|FITREPS?|EVAL|EER|evaluation|report)\b[^()]{0,60}\)\s*/,
    '',
  );

/** "physicals paperwork (PHAs)": a short form behind its words, which the reader needs neither. */
export const withoutShortForms = (line: string, branch: MilitaryBranch | null) =>
  line.replace(/(?<=[a-z]) \(([A-Z][A-Za-z&/-]{1,8})\)(?=$|[\s;,.])/g, (whole, short: string) =>
    unknownAcronyms(short, branch).length > 0 ? '' : whole,
  );

/** ", mostly by chasing people down": how it came about, as one tells it among friends. */
export const withoutAside = (line: string) =>
  line.replace(
    /, (?:mostly|mainly|just|basically|pretty much|only|simply) (?:by )?[a-z]+ing (?:people|them|folks|everybody|everyone|guys)\b[^,;\d]*$/,
    '',
  );

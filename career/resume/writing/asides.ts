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

/** ", mostly by chasing people down", "(yes, sewage)", "a medal for that one": how one tells it among friends. */
export const withoutAside = (line: string) =>
  line
    .replace(
      /, (?:mostly|mainly|just|basically|pretty much|only|simply) (?:by )?[a-z]+ing (?:people|them|folks|everybody|everyone|guys)\b[^,;\d]*$/,
      '',
    )
    .replace(
      /\s\((?:yes|no|ok|okay|again|long story|don['’]t ask|ask me|really|seriously|sorry|luckily|somehow|lol|haha|there (?:was|were)|i know|i think|you know|as in|not that)\b[^()\d]*\)/gi,
      '',
    )
    .replace(/^((?:Received|Earned|Got|Won|Awarded) .*) for (?:it|that|that one)$/, '$1')
    .replace(/^((?!.*\b(?:is|are|has|have)\b).*\w{3}) now$/, '$1')
    .replace(/(?:,| ;) (?:lol|haha|not bad|go figure|believe it or not|if you can believe it)$/i, '');

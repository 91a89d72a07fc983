import { certificateTables } from '#career/certifications/catalogue.ts';
import { workFieldTables } from '#career/matching/fields/work-fields.ts';
import { generalTitleTable } from '#career/matching/general-titles.ts';
import { groupTitles } from '#career/matching/group-titles.ts';
import { wideFields } from '#career/matching/kindred.ts';
import { militaryCodeTables } from '#career/matching/military-codes.ts';
import { wordsOfAnotherSense } from '#career/matching/own-words.ts';
import { workStyles } from '#career/matching/strengths.ts';
import { ordinaryToolNames, toolsKnownByOneWord } from '#career/matching/tool-evidence.ts';
import { carriedOverTable } from '#career/matching/wording/carried-over.ts';
import { industryTable } from '#career/matching/wording/industry.ts';
import { workplaceWords } from '#career/matching/wording/workplace.ts';
import { stopWords } from '#career/matching/words.ts';
import { skillsThatResistAi } from '#career/occupations/ai-resistance.ts';
import { codeSuccessors } from '#career/occupations/code-successors.ts';
import { militaryNicknames } from '#career/occupations/military-nicknames.ts';
import { wordsThatNameNoJob, wordsTypedInShort } from '#career/occupations/military-titles.ts';
import { rankSpellings } from '#career/occupations/pay-grade.ts';
import { lexiconTables } from '#career/resume/posting/lexicon.ts';
import { glossaryTables } from '#career/translation/glossary.ts';
import type { Table } from './read-table.ts';

/** Every table under knowledge/, for the checks alone: whoever works with a table asks the module that owns it. */
export const TABLES: readonly Table<unknown>[] = [
  codeSuccessors,
  militaryNicknames,
  rankSpellings,
  skillsThatResistAi,
  wordsThatNameNoJob,
  wordsTypedInShort,
  ...workFieldTables,
  ...Object.values(militaryCodeTables),
  carriedOverTable,
  generalTitleTable,
  groupTitles,
  industryTable,
  ordinaryToolNames,
  stopWords,
  toolsKnownByOneWord,
  wideFields,
  wordsOfAnotherSense,
  workplaceWords,
  workStyles,
  ...glossaryTables,
  ...lexiconTables.map(({ table }) => table),
  ...certificateTables,
];

import { basicStrengths, gradedQuestions, styleQuestions } from '#career/assessment/basic/basic-tables.ts';
import { labelMeanings } from '#career/assessment/label-meanings.ts';
import { enhancedQuestionTable, sectionTable } from '#career/assessment/questions.ts';
import { certificateTables } from '#career/certifications/catalogue.ts';
import { degreeTable, familyTable, stateTable, statusTable } from '#career/credentials/credential-tables.ts';
import { dodAreas } from '#career/explore/branch-list.ts';
import { leavingTable } from '#career/leaving/leaving-rules.ts';
import { workFieldTables } from '#career/matching/fields/work-fields.ts';
import { filledFromWithinTable } from '#career/matching/filled-from-within.ts';
import { generalTitleTable } from '#career/matching/general-titles.ts';
import { generalWorkTable } from '#career/matching/general-work.ts';
import { groupTitles } from '#career/matching/group-titles.ts';
import { gradedTitles, judgmentTrees, measureTable } from '#career/matching/judgment.ts';
import { wideFields } from '#career/matching/kindred.ts';
import { militaryCodeTables } from '#career/matching/military-codes.ts';
import { wordsOfAnotherSense } from '#career/matching/own-words.ts';
import { licensedWorkTable } from '#career/matching/professions/licensed-work.ts';
import { professionTables } from '#career/matching/professions/profession-table.ts';
import { noLongerTable, refusalTable } from '#career/matching/ruled-out.ts';
import { workStyles } from '#career/matching/strengths.ts';
import { toldOfWorkTables } from '#career/matching/told-of-work.ts';
import { ordinaryToolNames, toolsKnownByOneWord } from '#career/matching/tool-evidence.ts';
import { degreeLengths } from '#career/matching/what-if-candidates.ts';
import { carriedOverTable } from '#career/matching/wording/carried-over.ts';
import { industryTable } from '#career/matching/wording/industry.ts';
import { toolsAsSaid } from '#career/matching/wording/tool-as-said.ts';
import { workplaceWords } from '#career/matching/wording/workplace.ts';
import { stopWords } from '#career/matching/words.ts';
import { skillsThatResistAi } from '#career/occupations/ai-resistance.ts';
import { codeSuccessors } from '#career/occupations/code-successors.ts';
import { warfarePins } from '#career/occupations/military-forms.ts';
import { militaryNicknames } from '#career/occupations/military-nicknames.ts';
import { wordsThatNameNoJob, wordsTypedInShort } from '#career/occupations/military-titles.ts';
import { rankSpellings } from '#career/occupations/pay-grade.ts';
import { plainSkillNames } from '#career/occupations/plain-names.ts';
import { alsoCalledTable } from '#career/places/also-called.ts';
import { californiaCityTable } from '#career/places/california-cities.ts';
import { elsewhereTable } from '#career/places/elsewhere.ts';
import { housingCountyTable } from '#career/places/housing-counties.ts';
import { stateBoxTable } from '#career/places/state-boxes.ts';
import { writtenNameTable } from '#career/places/written-names.ts';
import { itemTagTable } from '#career/record/item-doubt.ts';
import { jobTagTable } from '#career/record/job-parts.ts';
import { languageTable } from '#career/record/languages.ts';
import { nameStandingTable, nameTagTable } from '#career/record/lists/listed-names.ts';
import { studyStandingTable, studyTagTable } from '#career/record/lists/told-studies.ts';
import {
  acronymTable,
  awardNameTable,
  awardWordTable,
  countableTable,
  faultTable,
  headingTable,
  hyphenatedTable,
  informalWordTable,
  knownEmployerTable,
  militaryEmployerTable,
  misspellingTable,
  plainAcronymTable,
  praiseTable,
  properNameTable,
  rankBeforeNameTable,
  ratingTalkTable,
  recommendationTable,
  resultWordTable,
  serviceWordTable,
  shorthandTable,
  smallWordTable,
  wordTable,
  writtenWordTable,
  wrongPairTable,
} from '#career/record/record-tables.ts';
import { saidAloudTable } from '#career/record/said-aloud.ts';
import { schoolNameTable } from '#career/record/school-names.ts';
import { alikeTable } from '#career/resume/claims/alike.ts';
import { doubtedWordTable, doubtMeasureTable, doubtTreeTable } from '#career/resume/claims/doubt.ts';
import { notTheSameTable, sameMeaningTable } from '#career/resume/claims/meanings.ts';
import { plainOpeningTable } from '#career/resume/claims/name-claims.ts';
import { leadingTable } from '#career/resume/claims/standing-claims.ts';
import { turningWordTable } from '#career/resume/claims/turning-words.ts';
import { lexiconTables } from '#career/resume/posting/lexicon.ts';
import { postingCueTable, postingHeadingTable } from '#career/resume/posting/posting-words.ts';
import { countNounTable } from '#career/resume/writing/articles.ts';
import { casualVerbTable } from '#career/resume/writing/casual-verbs.ts';
import { nounVerbTable } from '#career/resume/writing/noun-verbs.ts';
import { printedWordTable } from '#career/resume/writing/printed-words.ts';
import { roleWordTable } from '#career/resume/writing/roles.ts';
import { abbreviationTable } from '#career/resume/writing/sentences.ts';
import { fieldTitleTable, rankNameTable } from '#career/resume/writing/service-facts.ts';
import { noSkillTable } from '#career/resume/writing/skill-items.ts';
import { irregularVerbTable, verbTable } from '#career/resume/writing/verb-table.ts';
import { wordsThatLookLikeVerbs } from '#career/resume/writing/verbs.ts';
import { writingStopWords } from '#career/resume/writing/word-stems.ts';
import { leadershipTable } from '#career/roadmap/leadership.ts';
import { stanceTables } from '#career/stances/stances.ts';
import { federalSeriesTable } from '#career/training/federal-series.ts';
import { glossaryTables } from '#career/translation/glossary.ts';
import { wellKnownAcronyms } from '#career/translation/unknown-acronyms.ts';
import { tutorialTable } from '#career/tutorials/catalogue.ts';
import { drillPayTable } from '#career/uniform-pay/drill-pay.ts';
import { besidesPayTable } from '#career/uniform-pay/negotiation-sheet.ts';
import { federalTaxTable, payrollTaxTable, untaxedStateTable } from '#career/uniform-pay/taxes.ts';
import type { Table } from './read-table.ts';

/** Every table under knowledge/, for the checks alone: whoever works with a table asks the module that owns it. */
export const TABLES: readonly Table<unknown>[] = [
  codeSuccessors,
  militaryNicknames,
  warfarePins,
  dodAreas,
  rankSpellings,
  plainSkillNames,
  skillsThatResistAi,
  wordsThatNameNoJob,
  wordsTypedInShort,
  leavingTable,
  ...workFieldTables,
  ...Object.values(militaryCodeTables),
  carriedOverTable,
  generalTitleTable,
  generalWorkTable,
  gradedTitles,
  groupTitles,
  judgmentTrees,
  measureTable,
  industryTable,
  ordinaryToolNames,
  stopWords,
  toolsKnownByOneWord,
  wideFields,
  wordsOfAnotherSense,
  toolsAsSaid,
  workplaceWords,
  ...professionTables,
  noLongerTable,
  refusalTable,
  ...stanceTables,
  ...toldOfWorkTables,
  licensedWorkTable,
  degreeLengths,
  filledFromWithinTable,
  workStyles,
  ...glossaryTables,
  ...lexiconTables.map(({ table }) => table),
  postingCueTable,
  postingHeadingTable,
  ...certificateTables,
  alikeTable,
  sameMeaningTable,
  notTheSameTable,
  turningWordTable,
  doubtMeasureTable,
  doubtTreeTable,
  doubtedWordTable,
  itemTagTable,
  jobTagTable,
  nameTagTable,
  nameStandingTable,
  studyTagTable,
  studyStandingTable,
  leadingTable,
  degreeTable,
  familyTable,
  stateTable,
  alsoCalledTable,
  californiaCityTable,
  elsewhereTable,
  housingCountyTable,
  stateBoxTable,
  writtenNameTable,
  federalTaxTable,
  payrollTaxTable,
  untaxedStateTable,
  besidesPayTable,
  drillPayTable,
  statusTable,
  wellKnownAcronyms,
  tutorialTable,
  leadershipTable,
  basicStrengths,
  enhancedQuestionTable,
  gradedQuestions,
  labelMeanings,
  sectionTable,
  styleQuestions,
  acronymTable,
  awardNameTable,
  awardWordTable,
  countableTable,
  faultTable,
  headingTable,
  hyphenatedTable,
  informalWordTable,
  knownEmployerTable,
  militaryEmployerTable,
  misspellingTable,
  plainAcronymTable,
  praiseTable,
  properNameTable,
  rankBeforeNameTable,
  ratingTalkTable,
  recommendationTable,
  resultWordTable,
  saidAloudTable,
  languageTable,
  schoolNameTable,
  serviceWordTable,
  shorthandTable,
  smallWordTable,
  wordTable,
  writtenWordTable,
  wrongPairTable,
  abbreviationTable,
  casualVerbTable,
  countNounTable,
  printedWordTable,
  irregularVerbTable,
  nounVerbTable,
  plainOpeningTable,
  fieldTitleTable,
  rankNameTable,
  roleWordTable,
  noSkillTable,
  verbTable,
  wordsThatLookLikeVerbs,
  writingStopWords,
  federalSeriesTable,
];

import { z } from 'zod';
import { branch } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import acronymRows from '#knowledge/record/acronyms.json' with { type: 'json' };
import awardNameRows from '#knowledge/record/award-names.json' with { type: 'json' };
import awardWordRows from '#knowledge/record/award-words.json' with { type: 'json' };
import countableRows from '#knowledge/record/countables.json' with { type: 'json' };
import faultRows from '#knowledge/record/faults.json' with { type: 'json' };
import headingRows from '#knowledge/record/headings.json' with { type: 'json' };
import hyphenatedRows from '#knowledge/record/hyphenated.json' with { type: 'json' };
import informalRows from '#knowledge/record/informal-words.json' with { type: 'json' };
import knownEmployerRows from '#knowledge/record/known-employers.json' with { type: 'json' };
import employerRows from '#knowledge/record/military-employers.json' with { type: 'json' };
import misspellingRows from '#knowledge/record/misspellings.json' with { type: 'json' };
import plainAcronymRows from '#knowledge/record/plain-acronyms.json' with { type: 'json' };
import praiseRows from '#knowledge/record/praise-words.json' with { type: 'json' };
import properNameRows from '#knowledge/record/proper-names.json' with { type: 'json' };
import rankRows from '#knowledge/record/ranks-before-names.json' with { type: 'json' };
import ratingRows from '#knowledge/record/rating-talk.json' with { type: 'json' };
import recommendationRows from '#knowledge/record/recommendations.json' with { type: 'json' };
import resultRows from '#knowledge/record/result-words.json' with { type: 'json' };
import shorthandRows from '#knowledge/record/shorthand.json' with { type: 'json' };
import smallWordRows from '#knowledge/record/small-words.json' with { type: 'json' };
import wordRows from '#knowledge/record/words.json' with { type: 'json' };
import serviceWordRows from '#knowledge/record/words-of-service.json' with { type: 'json' };
import writtenWordRows from '#knowledge/record/written-words.json' with { type: 'json' };
import wrongPairRows from '#knowledge/record/wrong-pairs.json' with { type: 'json' };

/** Abbreviations of evaluations that mean one thing only. */
export const shorthandTable = tableOf('record/shorthand.json', shorthandRows, () =>
  entryOf({
    short: wordList,
    words,
    kind: z.enum(['verb', 'noun', 'other']),
    /** Only in the records of these services. */
    branches: z.array(branch).min(1).optional(),
    /** Only right after a figure: "14 mos". */
    afterFigure: z.literal(true).optional(),
    /** Only as the first word. */
    opening: z.literal(true).optional(),
    /** Only in small letters: the capitals stand for something else. */
    onlyAsWritten: z.literal(true).optional(),
    /** What it stands for where a noun follows: "tech order", where a "tech" is a technician. */
    beforeNoun: words.optional(),
    /** Only where a noun follows: "admin separations", where an "admin" may be somebody. */
    onlyBeforeNoun: z.literal(true).optional(),
    /** Neither the first word nor behind "to", where it is a verb: "prep aircraft". */
    neverVerb: z.literal(true).optional(),
  }),
);

/** Words of evaluations and duty lists, by how often people write them. */
export const writtenWordTable = tableOf('record/written-words.json', writtenWordRows, () =>
  entryOf({ written: z.enum(['often', 'now and then', 'seldom']), words: wordList }),
);

/** Misspellings that are no word. */
export const misspellingTable = tableOf('record/misspellings.json', misspellingRows, () =>
  entryOf({ wrong: wordList, right: words }),
);

/** Praise and recommendations: they state no fact. "*" stands for one to three words. */
export const ratingTalkTable = tableOf('record/rating-talk.json', ratingRows, () =>
  entryOf({
    phrase: words,
    /** Only where it is all that stands between two stops. */
    whole: z.literal(true).optional(),
    /** Praise before a noun. */
    alone: z.literal(true).optional(),
  }),
);

/** Headings of evaluations that are no content. */
export const headingTable = tableOf('record/headings.json', headingRows, () =>
  entryOf({ heading: words, /** Only where a colon follows. */ withColon: z.literal(true).optional() }),
);

/** Short English words, which are no acronyms when a text stands in capitals. */
export const smallWordTable = tableOf('record/small-words.json', smallWordRows, () =>
  entryOf({ words: wordList }),
);

/** Acronyms and names as they are written, for a text that stands in capitals. */
export const acronymTable = tableOf('record/acronyms.json', acronymRows, () => entryOf({ written: words }));

/** Plurals that a reader wants counted. */
export const countableTable = tableOf('record/countables.json', countableRows, () =>
  entryOf({ words: wordList }),
);

/** What goes wrong or is lost. */
export const faultTable = tableOf('record/faults.json', faultRows, () => entryOf({ words: wordList }));

/** Words that tell what came of a deed. */
export const resultWordTable = tableOf('record/result-words.json', resultRows, () =>
  entryOf({ words: wordList }),
);

/** Acronyms that an employer of any field reads without an explanation. */
export const plainAcronymTable = tableOf('record/plain-acronyms.json', plainAcronymRows, () =>
  entryOf({ words: wordList }),
);

/** Ranks and forms of address that stand before a person's name. */
export const rankBeforeNameTable = tableOf('record/ranks-before-names.json', rankRows, () =>
  entryOf({ words: wordList }),
);

/** Words that people say and that no resume prints. */
export const informalWordTable = tableOf('record/informal-words.json', informalRows, () =>
  entryOf({ words: wordList }),
);

/** Employers that many Americans work for. */
export const knownEmployerTable = tableOf('record/known-employers.json', knownEmployerRows, () =>
  entryOf({ names: wordList, onlyAsWritten: z.literal(true).optional() }),
);

/** Employers who speak as the services do. */
export const militaryEmployerTable = tableOf('record/military-employers.json', employerRows, () =>
  entryOf({ names: wordList }),
);

/** Praise for a person, which is no deed. */
export const praiseTable = tableOf('record/praise-words.json', praiseRows, () =>
  entryOf({ words: wordList }),
);

/** Imperatives of recommendations: "Send to resident ILE". */
export const recommendationTable = tableOf('record/recommendations.json', recommendationRows, () =>
  entryOf({ verbs: wordList }),
);

/** Words that are wrong together: "with out", "more then". */
export const wrongPairTable = tableOf('record/wrong-pairs.json', wrongPairRows, () =>
  entryOf({ wrong: words, right: words }),
);

/** Plain words that mean something else in service. */
export const serviceWordTable = tableOf('record/words-of-service.json', serviceWordRows, () =>
  entryOf({ words: wordList }),
);

/** Words of service and trades that are right, though the English dictionary lacks them. */
export const wordTable = tableOf('record/words.json', wordRows, () => entryOf({ words: wordList }));

/** Names of several words, with their capitals. */
export const properNameTable = tableOf('record/proper-names.json', properNameRows, () =>
  entryOf({ names: wordList }),
);

/** Pairs of words that take a hyphen before a noun. */
export const hyphenatedTable = tableOf('record/hyphenated.json', hyphenatedRows, () =>
  entryOf({ words: wordList }),
);

/** Awards by their official names, with what people call them. */
export const awardNameTable = tableOf(
  'record/award-names.json',
  awardNameRows,
  () => entryOf({ name: words, alsoWritten: wordList, branches: z.array(branch).min(1).optional() }),
  noRepeats('name', ({ name }) => name),
);

/** Words that make an item of a list an award. */
export const awardWordTable = tableOf('record/award-words.json', awardWordRows, () =>
  entryOf({ words: wordList }),
);

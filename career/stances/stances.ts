import { z } from 'zod';
import { entryOf, tableOf } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import enlisted from '#knowledge/stances/enlisted.json' with { type: 'json' };
import plainRefusals from '#knowledge/stances/plain-refusals.json' with { type: 'json' };
import plainly from '#knowledge/stances/plainly.json' with { type: 'json' };
import refusing from '#knowledge/stances/refusing-indirectly.json' with { type: 'json' };
import secondCareers from '#knowledge/stances/second-careers.json' with { type: 'json' };
import service from '#knowledge/stances/service.json' with { type: 'json' };
import staying from '#knowledge/stances/staying.json' with { type: 'json' };
import usualPhrases from '#knowledge/stances/usual-phrases.json' with { type: 'json' };
import usualPhrasesInService from '#knowledge/stances/usual-phrases-in-service.json' with { type: 'json' };
import { BOXES, type Box, type ClauseRead, STANCES, StanceModel } from './stance-model.ts';

const piece = z.tuple([z.enum(STANCES), z.string().min(1)]);

const table = (name: string, rows: unknown) =>
  tableOf(`stances/${name}.json`, rows, () =>
    entryOf({ box: z.enum(BOXES), stories: z.array(z.array(piece).min(1)).min(1) }),
  );

/** What people say about work, piece by piece, each with its stance. */
export const stanceTables = [
  table('enlisted', enlisted),
  table('second-careers', secondCareers),
  table('plainly', plainly),
  table('plain-refusals', plainRefusals),
  table('refusing-indirectly', refusing),
  table('service', service),
  table('staying', staying),
  table('usual-phrases', usualPhrases),
  table('usual-phrases-in-service', usualPhrasesInService),
];

const model = lazily(
  () =>
    new StanceModel(
      stanceTables
        .flatMap((rows) => rows.entries())
        .flatMap(({ box, stories }) => stories.map((pieces) => ({ box, pieces }))),
    ),
);

/** The clauses of what was written into one box, in order, each with what it says of work. */
export const readStances = (text: string, box: Box): ClauseRead[] => model().read(text, box);

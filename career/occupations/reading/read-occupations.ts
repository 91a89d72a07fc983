import { lazily } from '#career/lazily.ts';
import type { Occupation, Technology, WorkContext } from '../occupation.ts';
import { unpackNumbers } from '../packed.ts';
import type { CareerTables } from '../tables.ts';
import { profilesOf } from './profiles.ts';
import { readExposure } from './read-exposure.ts';
import { readFigures } from './read-labour.ts';
import { readRatings, stylePlaces } from './read-ratings.ts';
import { skillVectors } from './skill-vectors.ts';
import { FactsError, referred, rowsOf } from './table-rows.ts';

type Tables = Pick<
  CareerTables,
  'occupations' | 'ratings' | 'related' | 'technology' | 'labour' | 'exposure'
>;
type Draft = { -readonly [Name in keyof Occupation]: Occupation[Name] };

/** Every occupation, by ascending code. Throws a FactsError where a table lacks a cell or refers to nothing. */
export function readOccupations(tables: Tables): {
  readonly occupations: readonly Occupation[];
  readonly technologies: readonly Technology[];
} {
  const { code, title, shownTitle, reportedTitles, alternateTitles, jobZone, workContext } =
    tables.occupations;
  const figures = readFigures(tables.labour, code);
  const ratings = readRatings(tables.ratings);
  const { skillNames, knowledgeNames, styleNames } = tables.ratings;
  const vectors = skillVectors(ratings, skillNames.length + knowledgeNames.length, tables.related.rows);
  const technologies = tables.technology.name.map((name) => ({ name, users: [] as Occupation[] }));
  const named = (rows: readonly number[]) =>
    rows.map((row) => referred(technologies, row, 'facts/technology.json'));
  const rows = rowsOf('occupations', {
    code,
    title,
    shownTitle,
    reportedTitles,
    alternateTitles,
    jobZone,
    workContext,
    figures,
    skillVector: vectors,
    stylePlaces: stylePlaces(styleNames, ratings),
    exposure: readExposure(tables.exposure, code.length),
    technologies: tables.technology.rows,
    inDemand: tables.technology.inDemand,
  });
  const occupations = rows.map((row, position) => {
    const draft: Draft = {
      ...row,
      position,
      reportedTitles: listOf(row.reportedTitles),
      alternateTitles: listOf(row.alternateTitles),
      civilian: !row.code.startsWith('55'),
      // "Surgeons, All Other" are shown as what they are; a heading without a title of its own names no job.
      groupHeading: row.title.endsWith('All Other') && row.shownTitle === row.title,
      jobZone: row.jobZone === 0 ? null : row.jobZone,
      workContext: contextOf(row.workContext),
      technologies: named(row.technologies),
      inDemand: named(row.inDemand),
      profile: lazily(() => profileOf(draft)),
      related: [],
    };
    return draft;
  });
  const profileOf = profilesOf(occupations, ratings, tables.ratings);
  for (const { occupation, related } of rowsOf('related', {
    occupation: occupations,
    related: tables.related.rows,
  })) {
    occupation.related = related.map((row) => referred(occupations, row, 'facts/related.json'));
  }
  for (const { occupation, used } of rowsOf('technology', {
    occupation: occupations,
    used: tables.technology.rows,
  })) {
    for (const technology of named(used)) technology.users.push(occupation);
  }
  return { occupations, technologies };
}

const listOf = (joined: string) => joined.split('|').filter((text) => text !== '');

function contextOf(packed: string): WorkContext | null {
  if (packed === '') return null;
  const [automation, exactness, repetition, freedom] = Array.from(unpackNumbers(packed, 0, 1), (value) =>
    Number.isNaN(value) ? null : value,
  );
  if (
    automation === undefined ||
    exactness === undefined ||
    repetition === undefined ||
    freedom === undefined
  )
    throw new FactsError(`facts/occupations.json: a work context holds fewer than four ratings: ${packed}.`);
  return { automation, exactness, repetition, freedom };
}

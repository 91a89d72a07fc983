import { lazily } from '#career/lazily.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { missingLicense, missingSchooling } from './access.ts';
import { type Evidence, tellsCodeAlone } from './evidence.ts';
import type { FieldFound } from './field-evidence.ts';
import { standingsIn } from './fields/standing.ts';
import { isUnnamed } from './general-work.ts';
import { readilyOf } from './judged.ts';
import { isOfficer, type Tier } from './level.ts';
import { isCareer, listsOf } from './professions/profession-scores.ts';
import type { ProfessionTold } from './professions/professions-told.ts';
import { leadsPeople } from './prospects.ts';
import type { Ranking } from './rank-occupations.ts';
import type { ServiceJob } from './service/service-jobs.ts';
import { civilOf, type TurnsFrom, turnsFromOf } from './turning.ts';
import { groupOf, logPayOf, type Usual, usualOf } from './usual-titles.ts';

/** What is measured of one title for one person. Most are 0-1 or no and yes; the weights know their sizes. */
export const MEASURES = [
  'always',
  'score',
  'standing',
  'ahead',
  'readily',
  'listed',
  'ofJob',
  'codeField',
  'textField',
  'words',
  'toldMost',
  'toldMean',
  'toldWanted',
  'toldRefused',
  'leaving',
  'turns',
  'turnsCode',
  'turnsCivil',
  'turnsScore',
  'civilianWork',
  'profession',
  'tools',
  'wished',
  'wishedMost',
  'notWished',
  'readilyLists',
  'counseled',
  'ofCareer',
  'fewWords',
  'onlyStudy',
  'onlyCertificate',
  'onlyPastJob',
  'onlyEarlier',
  'payBelow',
  'payAbove',
  'zoneAbove',
  'levelZone',
  'followsLate',
  'experienceEarly',
  'missingSteps',
  'overSteps',
  'missingLicense',
  'schoolLicense',
  'groupShare',
  'unnamed',
  'afterUnspoken',
  'otherJobs',
  'toldAll',
  'codeAlone',
  'codeAloneNamed',
] as const;
export type Measure = (typeof MEASURES)[number];

/** A list of occupations that names somebody's work: of a field of service or of a profession. */
export interface ListRead {
  readonly kind: 'field' | 'profession';
  readonly id: string;
}

/** How often counselors suggested a title readily to people of a list, as log-odds beside the usual; 0 where nobody looked. */
export type Counsel = (list: ListRead, code: string) => number;

/** A list of the person's own level that names a title. */
interface Naming extends ListRead {
  readonly readily: boolean;
  readonly job?: ServiceJob;
  readonly found?: FieldFound;
  readonly told?: ProfessionTold;
}

/** What is read once a person. */
interface Person {
  readonly namings: ReadonlyMap<string, readonly Naming[]>;
  readonly usual: Usual;
  readonly places: ReadonlyMap<Occupation, number>;
  /** 0-1, how much they tell. */
  readonly told: number;
  readonly toldAfter: number;
  /** 0-1, how surely a wish of theirs names any title. */
  readonly wishRead: number;
  readonly turnsFrom: TurnsFrom;
}

/** The measures of any occupation for the person of a ranking. */
export function measuring(ranking: Ranking, counsel: Counsel): (occupation: Occupation) => Measures {
  const person = lazily(() => personOf(ranking));
  return (occupation) => measuresOf(ranking, person(), occupation, counsel);
}

export type Measures = Readonly<Record<Measure, number>>;

/** A text of so many characters tells a career. */
const CAREER_TOLD = 300;
const ALL_TOLD = 600;

function personOf(ranking: Ranking): Person {
  const { record, duties, unreadCareer } = ranking.evidence;
  const after = (record.postMilitaryExperience ?? '').trim().length;
  return {
    namings: namingsOf(ranking.evidence),
    usual: usualOf(ranking.ranked),
    turnsFrom: turnsFromOf(ranking),
    wishRead: Math.max(0, ...ranking.ranked.map(({ occupation }) => ranking.scores.wished.of(occupation))),
    places: new Map(ranking.ranked.map(({ occupation }, place) => [occupation, place])),
    told: Math.min(1, duties.length / ALL_TOLD),
    // A career that nothing here can read is told, however short.
    toldAfter: unreadCareer ? 1 : Math.min(1, after / CAREER_TOLD),
  };
}

function namingsOf({ jobs, textFields, life, tier }: Evidence): Map<string, Naming[]> {
  const namings = new Map<string, Naming[]>();
  const add = (code: string, naming: Naming) => {
    const known = namings.get(code);
    if (known) known.push(naming);
    else namings.set(code, [naming]);
  };
  const leadsInService = tier === 'senior' || (isOfficer(tier) && tier !== 'new-officer');
  for (const job of jobs)
    for (const field of job.fields)
      for (const [code, { own, readily }] of standingsIn(field, tier))
        if (own) add(code, { kind: 'field', id: field.id, readily, job });
  for (const found of textFields)
    for (const [code, { own, readily }] of standingsIn(found.field, tier))
      if (own) add(code, { kind: 'field', id: found.field.id, readily, found });
  for (const told of life.professions)
    for (const { code, fit } of listsOf(told, life, leadsInService).own)
      add(code, { kind: 'profession', id: told.profession.profession, readily: fit === 'readily', told });
  return namings;
}

/** How high each tier stands. */
const LEVEL: Readonly<Record<Tier, number>> = {
  junior: 0,
  middle: 1,
  leading: 2,
  senior: 3,
  'new-officer': 2,
  officer: 3,
  'senior-officer': 4,
  'executive-officer': 5,
};
const EARLY = 1;
const LATE = 3;

/** The zone in the middle, for work without one. */
const MIDDLE_ZONE = 3;
const MOST_AHEAD = 40;
const FEW_WORDS = 3;
/** Who is so surely of a profession has its schooling behind them. */
const STUDIED = 0.6;

function measuresOf(
  { evidence, scores, named, ranked, best }: Ranking,
  { namings, usual, places, told, toldAfter, wishRead, turnsFrom }: Person,
  occupation: Occupation,
  counsel: Counsel,
): Measures {
  const { record, tier, jobs, education } = evidence;
  const { figures, code } = occupation;
  const place = places.get(occupation);
  const score = place === undefined ? 0 : (ranked[place]?.score ?? 0);
  const own = namings.get(code) ?? [];
  const of = (kind: keyof typeof scores) => scores[kind].of(occupation);
  const civil = civilOf(scores, occupation);
  const zone = occupation.jobZone ?? MIDDLE_ZONE;
  const pay = logPayOf(occupation);
  const payGap = pay === null || usual.logPay === 0 ? 0 : pay - usual.logPay;
  const level = LEVEL[tier];
  const isCodeAlone = tellsCodeAlone(evidence);
  const studied = of('profession') >= STUDIED;
  const license = studied ? undefined : missingLicense(evidence, occupation);
  const missing = missingSchooling(evidence, occupation);
  return {
    always: 1,
    score,
    standing: best > 0 ? Math.min(1, score / best) : 0,
    ahead: Math.log1p(Math.min(place ?? MOST_AHEAD, MOST_AHEAD)),
    readily: readilyOf(occupation, scores, named),
    listed: named.listed.of(occupation),
    ofJob: named.ofJob.of(occupation),
    codeField: of('codeField'),
    textField: of('textField'),
    words: of('words'),
    toldMost: likely(evidence.work.most.of(occupation)),
    toldMean: likely(evidence.work.mean.of(occupation)),
    toldWanted: likely(evidence.work.wanted.of(occupation)),
    toldRefused: likely(evidence.work.refused.of(occupation)),
    leaving: toldAfter > 0 ? turnsFrom.civil * civil : turnsFrom.code * of('codeField'),
    turns: turnsFrom.all,
    turnsCode: turnsFrom.code * of('codeField'),
    turnsCivil: turnsFrom.civil * civil,
    turnsScore: turnsFrom.all * score,
    civilianWork: of('civilianWork'),
    profession: of('profession'),
    tools: of('tools'),
    wished: of('wished'),
    wishedMost: yes(wishRead >= CLEAR_WISH && of('wished') >= wishRead * NEARLY_MOST),
    notWished: wishRead * (1 - of('wished')),
    readilyLists: Math.min(3, own.filter(({ readily }) => readily).length),
    counseled: counseledIn(own, code, counsel),
    ...namedOnlyBy(own),
    payBelow: Math.max(0, -payGap),
    payAbove: Math.max(0, payGap),
    zoneAbove: occupation.jobZone === null || usual.zone === 0 ? 0 : Math.max(0, zone - usual.zone),
    levelZone: level * (zone - MIDDLE_ZONE),
    followsLate: yes(level >= LATE && zone <= MIDDLE_ZONE && !leadsPeople(occupation)),
    experienceEarly: yes(level <= EARLY && (figures.entryExperience ?? 'None') !== 'None'),
    missingSteps: missing === null ? 0 : missing - Math.max(1, education),
    overSteps: figures.entryStep === null ? 0 : Math.max(0, education - Math.max(1, figures.entryStep)),
    missingLicense: yes(license !== undefined),
    schoolLicense: yes(license?.way === 'schooling'),
    groupShare: usual.groups.get(groupOf(occupation)) ?? 0,
    unnamed: yes(isUnnamed(code, record)),
    afterUnspoken: toldAfter * (1 - Math.min(1, civil)),
    otherJobs: otherJobs(own, jobs),
    toldAll: told,
    codeAlone: yes(isCodeAlone),
    codeAloneNamed: isCodeAlone ? readilyOf(occupation, scores, named) : 0,
  };
}

/** How much likelier a work is told of than one of three hundred, as a logarithm; 0 and up. */
const likely = (share: number) => Math.log1p(share * 300);

/** A wish so surely read, and what it means most. */
const CLEAR_WISH = 0.55;
const NEARLY_MOST = 0.9;

const yes = (value: boolean) => (value ? 1 : 0);

/** The mean of what counselors said of a title to people of each of the lists that name it. */
function counseledIn(own: readonly Naming[], code: string, counsel: Counsel): number {
  const lists = [...new Map(own.map((list) => [`${list.kind} ${list.id}`, list])).values()];
  return lists.reduce((sum, list) => sum + counsel(list, code), 0) / Math.max(1, lists.length);
}

/** The share of several military jobs that don’t lead to a title, each as much as it counts; 0 for who has had one. */
function otherJobs(own: readonly Naming[], jobs: readonly ServiceJob[]): number {
  if (jobs.length < 2) return 0;
  const leading = new Set(own.map(({ job }) => job));
  const weigh = (some: readonly ServiceJob[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  return weigh(jobs.filter((job) => !leading.has(job))) / weigh(jobs);
}

/** Whether a title is of today’s career, and what it rests on where no more than that names it. */
function namedOnlyBy(own: readonly Naming[]) {
  const byCode = own.flatMap(({ job }) => job ?? []);
  const byText = own.flatMap(({ found }) => found ?? []);
  const byLife = own.flatMap(({ told }) => told ?? []);
  const onlyLife = byCode.length === 0 && byLife.length > 0;
  const proofs = byLife.flatMap((told) => told.proofs.map(({ kind }) => kind));
  return {
    ofCareer: yes(byLife.some(isCareer)),
    fewWords: yes(
      own.length > 0 &&
        own.length === byText.length &&
        byText.every(({ hinted, words }) => hinted || words.length < FEW_WORDS),
    ),
    onlyStudy: yes(onlyLife && proofs.every((kind) => kind === 'education')),
    onlyCertificate: yes(onlyLife && !proofs.some((kind) => kind === 'civilian-job' || kind === 'education')),
    onlyPastJob: yes(
      onlyLife && byLife.every(({ today, licensed, proofs: own }) => !today && !licensed && own.some(isJob)),
    ),
    onlyEarlier:
      byCode.length > 0 && byLife.length === 0 && byCode.every(({ earlier }) => earlier)
        ? 1 - Math.max(...byCode.map(({ weight }) => weight))
        : 0,
  };
}

const isJob = ({ kind }: ProfessionTold['proofs'][number]) => kind === 'civilian-job';

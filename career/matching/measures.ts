import { lazily } from '#career/lazily.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { missingLicense, missingSchooling } from './access.ts';
import { tellsCodeAlone } from './evidence.ts';
import { isUnnamed } from './general-work.ts';
import { readilyOf } from './judged.ts';
import type { Tier } from './level.ts';
import { type Counsel, counseledIn, type Naming, namedOnlyBy, namingsOf, otherJobs } from './namings.ts';
import { leadsPeople } from './prospects.ts';
import type { Ranking } from './rank-occupations.ts';
import { civilOf, livedOf, type TurnsFrom, turnsFromOf } from './turning.ts';
import { groupOf, logPayOf, type Usual, usualOf } from './usual-titles.ts';

/** What is measured of one title for one person. Most are 0-1 or no and yes. */
export const MEASURES = [
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
  'lived',
  'wishRead',
  'toldAfter',
  'level',
  'zone',
  'best',
] as const;
export type Measure = (typeof MEASURES)[number];

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
  /** 0-1: how far an occupation is civilian work they have done or studied for. */
  readonly lived: (occupation: Occupation) => number;
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
  const lived = livedOf(ranking);
  return {
    namings: namingsOf(ranking.evidence),
    usual: usualOf(ranking.ranked),
    turnsFrom: turnsFromOf(ranking, lived),
    lived,
    wishRead: Math.max(0, ...ranking.ranked.map(({ occupation }) => ranking.scores.wished.of(occupation))),
    places: new Map(ranking.ranked.map(({ occupation }, place) => [occupation, place])),
    told: Math.min(1, duties.length / ALL_TOLD),
    // A career that nothing here can read is told, however short.
    toldAfter: unreadCareer ? 1 : Math.min(1, after / CAREER_TOLD),
  };
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
/** Who is so surely of a profession has its schooling behind them. */
const STUDIED = 0.6;

function measuresOf(
  { evidence, scores, named, ranked, best }: Ranking,
  { namings, usual, places, told, toldAfter, wishRead, turnsFrom, lived: livedIn }: Person,
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
  const lived = livedIn(occupation);
  const zone = occupation.jobZone ?? MIDDLE_ZONE;
  const pay = logPayOf(occupation);
  const payGap = pay === null || usual.logPay === 0 ? 0 : pay - usual.logPay;
  const level = LEVEL[tier];
  const isCodeAlone = tellsCodeAlone(evidence);
  const studied = of('profession') >= STUDIED;
  const license = studied ? undefined : missingLicense(evidence, occupation);
  const missing = missingSchooling(evidence, occupation);
  return {
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
    leaving: toldAfter > 0 ? turnsFrom.civil * lived : turnsFrom.code * of('codeField'),
    turns: turnsFrom.all,
    turnsCode: turnsFrom.code * of('codeField'),
    turnsCivil: turnsFrom.civil * lived,
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
    lived,
    wishRead,
    toldAfter,
    level,
    zone,
    best,
  };
}

/** How much likelier a work is told of than one of three hundred, as a logarithm; 0 and up. */
const likely = (share: number) => Math.log1p(share * 300);

/** A wish so surely read, and what it means most. */
const CLEAR_WISH = 0.55;
const NEARLY_MOST = 0.9;

const yes = (value: boolean) => (value ? 1 : 0);

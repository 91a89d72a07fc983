import { DEGREE_LEVELS } from '#career/credentials/credential-tables.ts';
import { FormIndex, tokensOf } from '#career/credentials/form-index.ts';
import { readCredentials } from '#career/credentials/read-credentials.ts';
import { lazily, oncePer } from '#career/lazily.ts';
import type { CivilianTitles } from '#career/occupations/civilian-titles.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import type { VeteranRecord } from '#career/service.ts';
import { ruledOutBy } from '../ruled-out.ts';
import { likedOf, wishesOf } from '../wishes.ts';
import { article } from '../wording/sentence.ts';
import { ASIDE, civilianJobsOf, JOB_BEFORE, type JobTold } from './civilian-work.ts';
import { standsNextTo } from './next-to.ts';
import { allProfessions, type Profession } from './profession-table.ts';

/** What tells a profession: the kind of a reason, and the veteran's words. */
export interface Proof {
  readonly kind: 'certificate' | 'education' | 'civilian-job' | 'own-words';
  readonly quote: string;
  /** How much it says, 0-1. */
  readonly weight: number;
  /** Of a job: held for years, or as who runs it. */
  readonly settled?: boolean;
  /** Of a job: done beside another. */
  readonly aside?: boolean;
}

/** A profession that a record tells of. */
export interface ProfessionTold {
  readonly profession: Profession;
  /** 0-1: one less the product of the doubts of its proofs. */
  readonly strength: number;
  /** Strongest first. */
  readonly proofs: readonly Proof[];
  /** A license or certificate of it is held. */
  readonly licensed: boolean;
  /** It is what the person does today, or did last. */
  readonly today: boolean;
  /** They say that they want it. */
  readonly wished: boolean;
}

/** What the record tells of life outside the service. */
export interface CivilianLife {
  /** The strongest first. */
  readonly professions: readonly ProfessionTold[];
  /** Runs people or a business today. */
  readonly leads: boolean;
}

/** Our judgement, tuned on the evaluation: a job says most, then what one holds, then what one has studied. */
const JOB_LATEST = 0.75;
const LICENSE = 0.8;
/** What one says one wants, beside what one has: enough to look at, too little to be a career. */
const WISH = 0.7;
/** What one liked doing is said of work one has done. */
const LIKED = 0.5;
const DEGREE = { bachelor: 0.7, below: 0.5, unfinished: 0.3 } as const;

/** A degree or a certificate of another trade beside the work of today is a second string. */
const BESIDE_TODAY = { education: 0.5, certificate: 0.65, 'own-words': 1 } as const;

/** So many years make a career of work that people take while they look for their own. */
const SETTLED_YEARS = 3;
/** Until then it says little. */
const FIRST_JOB = 0.45;
/** A certificate that posts of many kinds ask for: "Security+" of an analyst is no career in IT. */
const OFTEN_HELD = 0.4;

const LEVELS: readonly (string | null)[] = DEGREE_LEVELS;
const BACHELOR = LEVELS.indexOf('bachelor');

interface Forms {
  readonly licenses: FormIndex<Profession>;
  readonly oftenHeld: FormIndex<Profession>;
  readonly degrees: FormIndex<Profession>;
  readonly jobs: FormIndex<Profession>;
  readonly sought: FormIndex<Profession>;
}

const forms = lazily((): Forms => {
  const index = {
    licenses: new FormIndex<Profession>(),
    oftenHeld: new FormIndex<Profession>(),
    degrees: new FormIndex<Profession>(),
    jobs: new FormIndex<Profession>(),
    sought: new FormIndex<Profession>(),
  };
  for (const entry of allProfessions()) {
    for (const kind of ['licenses', 'degrees', 'jobs'] as const)
      for (const form of entry[kind]) index[kind].add(form, entry);
    for (const form of entry.oftenHeld ?? []) index.oftenHeld.add(form, entry);
    for (const form of [...(entry.sought ?? []), ...entry.jobs]) index.sought.add(form, entry);
  }
  return index;
});

const namesJob = (text: string) => forms().jobs.within(tokensOf(text)).length > 0;

/** Before a position: it is somebody else's. "Helping the buyer", "with doctors", "for our chaplain". */
const SOMEBODY_ELSE: ReadonlySet<string> = new Set(['the', 'our', 'my', 'their', 'with', 'for']);

/** Between one stage of a career and the next: "risk analyst, later vice president", "inspector and now QC supervisor". */
const TURN = /\b(?:and now|now|later|and then|then|promoted to|worked up to)\b/i;

/** The stages of a career told in one go, the last first. */
export const stagesOf = (text: string) => text.split(TURN).reverse();

/** One word alone is the title of too many: an owner is not of one trade. */
const SHORTEST_TITLE = 2;
/** Official or reported: an alternate title is what few call it. */
const REPORTED = 2;

const byFirstTitle = lazily(() => {
  const found = new Map<string, Set<Profession>>();
  for (const profession of allProfessions())
    for (const code of [profession.working[0]?.code, profession.lead[0]?.code])
      if (code !== undefined) found.set(code, (found.get(code) ?? new Set()).add(profession));
  return found;
});

/** The professions that the last official title in a text is the first title of; the title's own work where it is of none. */
function professionsByTitle(titles: CivilianTitles, text: string): Profession[] {
  const last = text
    .split(/[.,;:!?()\n]+/)
    .flatMap((part) => titles.within(part, SHORTEST_TITLE))
    .findLast((found) => titles.isWritten(found) && found.owners.some(({ weight }) => weight >= REPORTED));
  const owners = last?.owners.filter(({ weight }) => weight >= REPORTED) ?? [];
  const known = [
    ...new Set(owners.flatMap(({ occupation }) => [...(byFirstTitle().get(occupation.code) ?? [])])),
  ];
  const [owner, ...others] = owners;
  return known.length > 0 || owner === undefined || others.length > 0 ? known : [ownWork(owner.occupation)];
}

/** So many neighbors of a title stand for what a list of its own would name. */
const NEIGHBORS = 4;

/** What no list of ours knows is told by its own title: that work, and what stands next to it. */
const ownWork = oncePer((occupation: Occupation): Profession => {
  const { code, title, shownTitle } = occupation;
  const next = occupation.related.filter((other) => standsNextTo(occupation, other)).slice(0, NEIGHBORS);
  const list = [
    { code, title, fit: 'readily' as const },
    ...next.map((other) => ({ code: other.code, title: other.title, fit: 'stretch' as const })),
  ];
  return {
    profession: code,
    work: `the work of ${article(shownTitle)} ${shownTitle}`,
    ...{ licenses: [], degrees: [], jobs: [] },
    ...{ working: list, lead: list },
  };
});

/** The professions of a record, by credentials held, degrees and civilian jobs; `titles` is the official list of them. */
export function civilianLifeOf(record: VeteranRecord, titles: CivilianTitles): CivilianLife {
  const proofs = new Map<Profession, Proof[]>();
  const today = new Set<Profession>();
  const licensed = new Set<Profession>();
  const wished = new Set<Profession>();
  const add = (
    index: FormIndex<Profession>,
    text: string,
    proof: Omit<Proof, 'quote'>,
    also?: Set<Profession>,
  ) => {
    const tokens = tokensOf(text);
    const own = index.within(tokens).filter(({ from }) => !SOMEBODY_ELSE.has(tokens[from - 1]?.word ?? ''));
    const found = new Set(own.flatMap(({ meanings }) => meanings));
    for (const profession of found) {
      const passing = proof.aside === true || (profession.firstJob === true && proof.settled === false);
      const weight = passing ? Math.min(proof.weight, FIRST_JOB) : proof.weight;
      proofs.set(profession, [...(proofs.get(profession) ?? []), { ...proof, weight, quote: text.trim() }]);
      if (!passing) also?.add(profession);
    }
    return found.size;
  };
  // What our forms don't know, the official list of titles may: the last title it tells is the person's.
  const addOfficial = (parts: readonly string[], proof: Omit<Proof, 'quote'>) => {
    for (const part of parts.toReversed()) {
      const [profession, more] = professionsByTitle(titles, part);
      if (profession === undefined || more !== undefined || profession.firstJob) continue;
      proofs.set(profession, [...(proofs.get(profession) ?? []), { ...proof, quote: part.trim() }]);
      if (!proof.aside) today.add(profession);
      return;
    }
  };
  const { jobs, leads } = civilianJobsOf(record);
  for (const { title, employer, told, saysNow, weight, now, before, years } of jobs) {
    // The latest job that names a profession says what one does, if not the last one: "Associate, a small firm".
    const latest = now || (today.size === 0 && !before) ? today : undefined;
    const settled = leads || years >= SETTLED_YEARS;
    const proof = {
      kind: 'civilian-job',
      weight: latest ? Math.max(weight, JOB_LATEST) : weight,
      settled,
      aside: ASIDE.test(`${title} ${employer} ${told}`),
    } as const;
    // Part by part, so that what is quoted is what the veteran wrote; of a part the last stage says what one is.
    const parts = [title, employer, told].map(stagesOf);
    // "Welder for a builder, and now QC supervisor": what a turn leads to goes before what stands in front.
    const turned = parts.find(([last = '', ...earlier]) => earlier.length > 0 && namesJob(last));
    const named = turned ? [turned, ...parts.filter((part) => part !== turned)] : parts;
    const stages = turned ? named.flat() : named.find((part) => part.some(namesJob));
    let own: Set<Profession> | undefined = latest;
    for (const stage of stages ?? []) {
      const found = add(forms().jobs, stage, latest && !own ? { ...proof, weight: JOB_BEFORE } : proof, own);
      if (found > 0) own = undefined;
    }
    for (const sentence of saysNow) add(forms().jobs, sentence, proof, latest);
    if (latest && today.size === 0) addOfficial([title, told, ...saysNow], proof);
  }
  for (const { kind, status, level, source } of readCredentials(record)) {
    if (kind === 'degree') {
      const held = LEVELS.indexOf(level) >= BACHELOR ? DEGREE.bachelor : DEGREE.below;
      add(forms().degrees, source.quote, {
        kind: 'education',
        weight: status === 'held' ? held : DEGREE.unfinished,
      });
    } else if (status === 'held' && source.field !== 'education') {
      add(forms().licenses, source.quote, { kind: 'certificate', weight: LICENSE }, licensed);
      add(forms().oftenHeld, source.quote, { kind: 'certificate', weight: OFTEN_HELD });
    }
  }
  // Who runs a business that no word of ours names, and holds the license of a trade, runs it in that trade.
  const [held, ...more] = licensed;
  if (leads && held && more.length === 0 && today.size === 0 && jobs.some(({ now }) => now)) today.add(held);
  // What somebody refuses is behind them, and holds no other work back.
  const refused = ruledOutBy(record);
  for (const profession of today) if (refused(profession.working[0]?.code ?? '')) today.delete(profession);
  for (const wish of wishesOf(record)) {
    add(forms().sought, wish, { kind: 'own-words', weight: WISH }, wished);
  }
  for (const liked of likedOf(record)) {
    add(forms().sought, liked, { kind: 'own-words', weight: LIKED }, wished);
  }
  const professions = [...proofs].map(([profession, found]): ProfessionTold => {
    const beside = today.size > 0 && !today.has(profession);
    const weighed = found.map((proof) =>
      beside && proof.kind !== 'civilian-job'
        ? { ...proof, weight: proof.weight * BESIDE_TODAY[proof.kind] }
        : proof,
    );
    const doubt = weighed.reduce((product, { weight }) => product * (1 - weight), 1);
    return {
      profession,
      strength: 1 - doubt,
      proofs: weighed.toSorted((a, b) => b.weight - a.weight),
      licensed: licensed.has(profession),
      today: today.has(profession),
      wished: wished.has(profession),
    };
  });
  return { professions: professions.toSorted((a, b) => b.strength - a.strength), leads };
}

/** Held for years, or by who leads in it. */
export const isSettled = ({ years }: JobTold, leads: boolean) => leads || years >= SETTLED_YEARS;

/** Whether a job is one that people take while they look for their own, or have beside another. */
export function isPassing({ heading, told, years }: JobTold, leads: boolean): boolean {
  if (ASIDE.test(`${heading} ${told}`)) return true;
  if (leads || years >= SETTLED_YEARS) return false;
  const found = forms()
    .jobs.within(tokensOf(heading))
    .flatMap(({ meanings }) => meanings);
  return found.length > 0 && found.every(({ firstJob }) => firstJob === true);
}

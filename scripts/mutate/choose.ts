import { seeded } from '#server/testing/random-input.ts';
import { type Fault, type FaultKind, faultsIn } from './faults.ts';

/**
 * Faults in an order of chance: first the kind, then the file, then the place, so that neither texts nor long files
 * crowd out the rest. Each once.
 */
export function* inChanceOrder(faults: readonly Fault[], random: () => number): Generator<Fault> {
  const kinds = new Map<FaultKind, Map<string, Fault[]>>();
  for (const fault of faults) {
    const files = kinds.get(fault.kind) ?? new Map<string, Fault[]>();
    kinds.set(fault.kind, files.set(fault.file, [...(files.get(fault.file) ?? []), fault]));
  }
  const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  while (kinds.size > 0) {
    const [kind, files] = oneOf([...kinds]);
    const [file, left] = oneOf([...files]);
    const [fault] = left.splice(Math.floor(random() * left.length), 1);
    if (left.length === 0) files.delete(file);
    if (files.size === 0) kinds.delete(kind);
    if (fault) yield fault;
  }
}

/** A part of the tree in a survey: which files and kinds, and how many of a hundred faults. */
interface Group {
  readonly name: string;
  readonly share: number;
  /** All of these have to be noticed, not most. */
  readonly grave: boolean;
  readonly files: RegExp;
  readonly kind?: FaultKind;
}

/** What a survey is made of; a file belongs to the first group that names it. Weighted to what would do harm. */
const SURVEY: readonly Group[] = [
  { name: 'ownership', share: 15, grave: true, files: /^server\//, kind: 'owner condition dropped' },
  {
    ...{ name: 'money', share: 16, grave: true },
    files:
      /^server\/areas\/billing\/|^server\/areas\/places\/|^server\/platform\/(?:payments|http\/plan-gate)|^career\/(?:uniform-pay|plans|places)\/|^contract\/(?:billing|places)\.ts|^web\/areas\/billing\/.*\.ts$/,
  },
  {
    ...{ name: 'claims', share: 10, grave: true },
    files: /^career\/resume\/claims\/|^server\/areas\/resumes\/claims\.|^career\/record\/held-back/,
  },
  {
    ...{ name: 'credentials', share: 10, grave: true },
    files:
      /^career\/credentials\/|^server\/areas\/auth\/|^server\/platform\/(?:passwords|tokens|easy-passwords|http\/(?:password|session))/,
  },
  { name: 'areas', share: 13, grave: false, files: /^server\/areas\// },
  { name: 'platform', share: 10, grave: false, files: /^server\/platform\// },
  { name: 'career', share: 12, grave: false, files: /^career\// },
  { name: 'contract', share: 4, grave: false, files: /^contract\// },
  { name: 'web', share: 10, grave: false, files: /^web\// },
];

/** Faults to draw from, in their order, and how many of them are wanted. */
export interface Draw {
  readonly group: string;
  readonly grave: boolean;
  readonly wanted: number;
  readonly faults: Generator<Fault>;
}

/** A survey of so many faults over the files: of each group its share. The same for the same texts and seed. */
export function surveyOf(texts: ReadonlyMap<string, string>, count: number, seed: number): Draw[] {
  const taken = new Set<string>();
  return SURVEY.map(({ name, share, grave, files, kind }, at) => {
    const own = [...texts.keys()].filter((file) => files.test(file) && !taken.has(file));
    if (!kind) for (const file of own) taken.add(file);
    const all = own
      .flatMap((file) => faultsIn(file, texts.get(file) ?? ''))
      .filter((fault) => (kind ? fault.kind === kind : fault.kind !== 'owner condition dropped'));
    const faults = inChanceOrder(all, seeded(seed * 100 + at));
    return { group: name, grave, wanted: Math.round((count * share) / 100), faults };
  });
}

/** So many faults of the files named, or all of them when there are fewer. */
export function drawFrom(texts: ReadonlyMap<string, string>, count: number, seed: number): Draw[] {
  const all = [...texts].flatMap(([file, text]) => faultsIn(file, text));
  return [{ group: 'named', grave: false, wanted: count, faults: inChanceOrder(all, seeded(seed)) }];
}

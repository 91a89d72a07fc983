import type { CareerFacts } from '#career/occupations/facts.ts';
import { type GradedPerson, peopleWithLists, peopleWithVerdicts } from './graded-people.ts';
import final from './people/final.json' with { type: 'json' };
import final2 from './people/final-2.json' with { type: 'json' };
import final3 from './people/final-3.json' with { type: 'json' };
import final4 from './people/final-4.json' with { type: 'json' };
import final5 from './people/final-5.json' with { type: 'json' };
import final6 from './people/final-6.json' with { type: 'json' };
import final7 from './people/final-7.json' with { type: 'json' };
import final8 from './people/final-8.json' with { type: 'json' };
import final9 from './people/final-9.json' with { type: 'json' };
import final10 from './people/final-10.json' with { type: 'json' };
import final11 from './people/final-11.json' with { type: 'json' };
import final12 from './people/final-12.json' with { type: 'json' };
import final13 from './people/final-13.json' with { type: 'json' };
import tune from './people/tune.json' with { type: 'json' };
import verdicts from './verdicts/2026-11-22-final.json' with { type: 'json' };
import verdicts2 from './verdicts/2026-11-22-final-2.json' with { type: 'json' };
import verdicts3 from './verdicts/2026-11-22-final-3.json' with { type: 'json' };
import verdicts4 from './verdicts/2026-11-22-final-4.json' with { type: 'json' };
import verdicts5 from './verdicts/2026-11-22-final-5.json' with { type: 'json' };
import verdicts6 from './verdicts/2026-11-22-final-6.json' with { type: 'json' };
import verdicts7 from './verdicts/2026-11-22-final-7.json' with { type: 'json' };
import verdicts8 from './verdicts/2026-11-23-final-8.json' with { type: 'json' };
import verdicts9 from './verdicts/2026-11-23-final-9.json' with { type: 'json' };
import verdicts10 from './verdicts/2026-11-23-final-10.json' with { type: 'json' };
import verdicts11 from './verdicts/2026-11-23-final-11.json' with { type: 'json' };
import verdicts12 from './verdicts/2026-11-23-final-12.json' with { type: 'json' };
import verdicts13 from './verdicts/2026-11-24-final-13.json' with { type: 'json' };

/** People graded together, by the same authors. */
export interface GradedSet {
  readonly name: string;
  /** Precision of the first ten at the one measurement before anybody had read the set; null for one tuned on from the start. */
  readonly atFirst: string | null;
  /** Nothing but the lengths of lists and the learned weights was changed by it: its grades say most about others. */
  readonly hardlyTuned: boolean;
  readonly people: readonly GradedPerson[];
}

const SPENT = [
  ['First', '.70', false, final, verdicts],
  ['Second', '.85', false, final2, verdicts2],
  ['Third', '.81', false, final3, verdicts3],
  ['Fourth', '.83', false, final4, verdicts4],
  ['Fifth', '.86', true, final5, verdicts5],
  ['Sixth', '.86', true, final6, verdicts6],
  ['Seventh', '.81', true, final7, verdicts7],
  ['Eighth', '.87', true, final8, verdicts8],
  ['Ninth', '.68', false, final9, verdicts9],
  ['Tenth', '.79', false, final10, verdicts10],
  ['Eleventh', '.85', true, final11, verdicts11],
  ['Twelfth', '.91', true, final12, verdicts12],
  ['Thirteenth', '.77', false, final13, verdicts13],
] as const;

/** Every set of the repository, the oldest first. */
export function gradedSets(facts: Pick<CareerFacts, 'titles'>): readonly GradedSet[] {
  return [
    { name: 'Tuned on', atFirst: null, hardlyTuned: false, people: peopleWithLists(facts, tune) },
    ...SPENT.map(([name, atFirst, hardlyTuned, people, read]) => ({
      name,
      atFirst,
      hardlyTuned,
      people: peopleWithVerdicts(facts, people, read),
    })),
  ];
}

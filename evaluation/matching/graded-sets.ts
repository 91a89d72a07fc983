import type { CareerFacts } from '#career/occupations/facts.ts';
import {
  type GradedPerson,
  peopleWithLists,
  peopleWithVerdicts,
  withLaterVerdicts,
} from './graded-people.ts';
import codes from './people/codes.json' with { type: 'json' };
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
import final14 from './people/final-14.json' with { type: 'json' };
import final15 from './people/final-15.json' with { type: 'json' };
import final16 from './people/final-16.json' with { type: 'json' };
import final17 from './people/final-17.json' with { type: 'json' };
import final18 from './people/final-18.json' with { type: 'json' };
import final19 from './people/final-19.json' with { type: 'json' };
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
import verdicts14 from './verdicts/2026-11-24-final-14.json' with { type: 'json' };
import verdicts15 from './verdicts/2026-11-26-final-15.json' with { type: 'json' };
import verdicts16 from './verdicts/2026-11-26-final-16.json' with { type: 'json' };
import later from './verdicts/2026-11-26-told-work.json' with { type: 'json' };
import codeVerdicts from './verdicts/2026-11-27-codes.json' with { type: 'json' };
import verdicts17 from './verdicts/2026-11-27-final-17.json' with { type: 'json' };
import verdicts18 from './verdicts/2026-11-27-final-18.json' with { type: 'json' };
import verdicts19 from './verdicts/2026-11-27-final-19.json' with { type: 'json' };
import named from './verdicts/2026-11-27-named.json' with { type: 'json' };

/** People graded together, by the same authors. */
export interface GradedSet {
  readonly name: string;
  /** Precision of the first ten at the one measurement before anybody had read the set; null for one tuned on from the start. */
  readonly atFirst: string | null;
  /**
   * `hardly`: nothing but the lengths of lists and the learned weights was changed by it, so its grades say most about
   * others. `chosen`: its people tell where the matching stands, and weights
   * aren't learned from them.
   */
  readonly tuned: 'on' | 'hardly' | 'chosen';
  readonly people: readonly GradedPerson[];
}

const SPENT = [
  ['First', '.70', 'on', final, verdicts],
  ['Second', '.85', 'on', final2, verdicts2],
  ['Third', '.81', 'on', final3, verdicts3],
  ['Fourth', '.83', 'on', final4, verdicts4],
  ['Fifth', '.86', 'hardly', final5, verdicts5],
  ['Sixth', '.86', 'hardly', final6, verdicts6],
  ['Seventh', '.81', 'hardly', final7, verdicts7],
  ['Eighth', '.87', 'hardly', final8, verdicts8],
  ['Ninth', '.68', 'on', final9, verdicts9],
  ['Tenth', '.79', 'on', final10, verdicts10],
  ['Eleventh', '.85', 'hardly', final11, verdicts11],
  ['Twelfth', '.91', 'hardly', final12, verdicts12],
  ['Thirteenth', '.77', 'hardly', final13, verdicts13],
  ['Fourteenth', '.76', 'hardly', final14, verdicts14],
  ['Fifteenth', '.75', 'hardly', final15, verdicts15],
  ['Sixteenth', '.60', 'hardly', final16, verdicts16],
  ['Seventeenth', '.75', 'hardly', final17, verdicts17],
  ['Eighteenth', '.70', 'hardly', final18, verdicts18],
  ['Nineteenth', '.64', 'chosen', final19, verdicts19],
  ['Codes alone', null, 'hardly', codes, codeVerdicts],
] as const;

/** Every set of the repository, the oldest first. */
export function gradedSets(facts: Pick<CareerFacts, 'titles'>): readonly GradedSet[] {
  return [
    { name: 'Tuned on', atFirst: null, tuned: 'on', people: peopleWithLists(facts, tune) },
    ...SPENT.map(([name, atFirst, tuned, people, read]) => ({
      name,
      atFirst,
      tuned,
      people: withLaterVerdicts(
        withLaterVerdicts(peopleWithVerdicts(facts, people, read), name, later),
        name,
        named,
        true,
      ),
    })),
  ];
}

import { z } from 'zod';
import { certifications } from '#career/certifications/catalogue.ts';
import { listFeatures } from '#career/record/lists/list-features.ts';
import {
  type ListModel,
  NAME_STANDINGS,
  NAME_TAGS,
  type NameStanding,
  namesBy,
} from '#career/record/lists/listed-names.ts';
import { standingFeatures } from '#career/record/lists/standing-features.ts';
import { tokensOf } from '#career/record/token-features.ts';
import { learnTagger } from '#career/sequence-tagger.ts';
import { readPeople } from '#evaluation/read-people.ts';
import { NAME_FORMS, SEPARATORS } from './forms.ts';
import { type LabelledPart, nearest, placesOf, tagsOf } from './label-tokens.ts';
import listed from './names.json' with { type: 'json' };
import skills from './skills.json' with { type: 'json' };
import talkative from './talkative-names.json' with { type: 'json' };

const listedText = z.strictObject({
  set: z.string(),
  list: z.enum(['certificates', 'courses', 'skills']),
  text: z.string().min(1),
  names: z.array(
    z.strictObject({
      name: z.string().min(1),
      standing: z.enum(NAME_STANDINGS),
      date: z.string().min(1).nullable(),
    }),
  ),
});
type ListedText = z.output<typeof listedText>;

/** What people list of certificates, courses and skills, and what readers found in it. */
export const listedTexts: readonly ListedText[] = [
  ...readPeople('lists/names.json', listedText, listed),
  ...readPeople('lists/skills.json', listedText, skills),
  ...readPeople('lists/talkative-names.json', listedText, talkative),
];

/** Rounds of learning, and of how many texts a feature has to be: of a token and of a name. */
const ROUNDS = 12;
const LEAST_TEXTS = { parts: 4, standings: 2 } as const;
const FOLDS = 5;

interface LabelledName {
  readonly name: LabelledPart<'N'>;
  readonly date: LabelledPart<'Y'> | null;
  readonly standing: NameStanding;
}

/** Where the names of a text stand, in its order: each at its first place behind the one before. */
function labelled({ text, names }: ListedText): LabelledName[] {
  let behind = 0;
  return names
    .flatMap(({ name, date, standing }): LabelledName[] => {
      const places = placesOf(text, name);
      const from = places.find((place) => place >= behind) ?? places[0];
      if (from === undefined) return [];
      behind = from + 1;
      const to = from + name.length;
      const dated = date === null ? undefined : nearest(placesOf(text, date), to);
      return [
        {
          name: { kind: 'N', from, to },
          date: dated === undefined ? null : { kind: 'Y', from: dated, to: dated + (date?.length ?? 0) },
          standing,
        },
      ];
    })
    .toSorted((one, other) => one.name.from - other.name.from);
}

/** As many names of a person stand in a made list, and so long may they be. */
const MOST_NAMES = 4;
const LONGEST_NAME = 40;
/** How made names stand, in turn. */
const TURNS: readonly NameStanding[] = [
  'held',
  'expired',
  'held',
  'open',
  'no',
  'held',
  'expired',
  'unclear',
];

/** Names of the same people in the forms of other people, a list each. */
function inForms(texts: readonly ListedText[]): ListedText[] {
  const names = texts
    .filter(({ list }) => list === 'certificates')
    .flatMap(({ names: listed }) =>
      listed.filter(({ name }) => name.length <= LONGEST_NAME && !/[;\n]/.test(name)),
    );
  // Certificates that we know and nobody of these people has.
  names.push(
    ...certifications().flatMap(({ name, alsoWritten }) =>
      [name.replace(/\s*\([^)]*\)/g, ''), ...alsoWritten.slice(0, 1)].map((written) => ({
        name: written,
        standing: 'held' as const,
        date: null,
      })),
    ),
  );
  const set = texts[0]?.set ?? '';
  const made: ListedText[] = [];
  let turn = 0;
  for (let at = 0; at < names.length; at += 1 + (at % MOST_NAMES)) {
    const listed = names.slice(at, at + 1 + (at % MOST_NAMES));
    const sign = SEPARATORS[at % SEPARATORS.length] ?? ', ';
    const parts = listed.map(({ name }) => {
      const standing = TURNS[turn % TURNS.length] ?? 'held';
      const forms = NAME_FORMS[standing];
      const form = forms[(turn * 7) % forms.length] ?? 'N';
      const year = standing === 'held' && form.includes('F') ? 2027 + (turn % 5) : 2008 + ((turn * 5) % 17);
      turn++;
      const written = form
        .replace(/[YF](?![A-Za-z])/g, String(year))
        // Behind the name, as names hold these letters.
        .replace(/(?<![A-Za-z])N(?![A-Za-z])/, name);
      const date =
        new RegExp(`(?:(?:Mar|April|Oct) |\\d/)?${year}`).exec(written.replace(name, ' '))?.[0] ?? null;
      return { written, name: { name, standing, date } };
    });
    made.push({
      set,
      list: 'certificates',
      text: parts.map(({ written }) => written).join(sign),
      names: parts.map(({ name }) => name),
    });
  }
  return made;
}

/** Learned from all texts, or from those of the sets that count. */
export function learnedNames(counts: (set: string) => boolean = () => true): ListModel {
  const told = listedTexts.filter(({ set }) => counts(set));
  const texts = [...told, ...inForms(told)];
  const parts = learnTagger(
    NAME_TAGS,
    texts.map((listed) => {
      const tokens = tokensOf(listed.text);
      const found = labelled(listed).flatMap(({ name, date }) => (date ? [name, date] : [name]));
      return { tokens: listFeatures(listed.list, listed.text, tokens), tags: tagsOf(tokens, found) };
    }),
    ROUNDS,
    LEAST_TEXTS.parts,
  );
  const standings = learnTagger(
    NAME_STANDINGS,
    texts.map((listed) => {
      const found = labelled(listed);
      const named = found.map(({ name }) => ({ ...name, parts: [name] }));
      return {
        tokens: standingFeatures(listed.list, listed.text, named),
        tags: found.map(({ standing }) => standing),
      };
    }),
    ROUNDS,
    LEAST_TEXTS.standings,
  );
  return { parts, standings };
}

export interface NamesReport {
  /** Names that readers found. */
  readonly told: number;
  /** Names read. */
  readonly read: number;
  /** Of those found, the ones read letter for letter; and of those, the ones read to stand as readers say. */
  readonly found: number;
  readonly right: number;
  /** Names that readers don't take for held; and of those, the ones that would be printed as held. */
  readonly notHeld: number;
  readonly wronglyHeld: number;
  /** Names that would be printed as on the way, and readers say they are not. */
  readonly wronglyOpen: number;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim();

/** How well each fifth of the sets is read by what was learned from the others; of those asked for. */
export function reportOnNames(
  list: ListedText['list'],
  folds: readonly number[] = [0, 1, 2, 3, 4],
): NamesReport {
  const sets = [...new Set(listedTexts.map(({ set }) => set))].toSorted();
  const report = { told: 0, read: 0, found: 0, right: 0, notHeld: 0, wronglyHeld: 0, wronglyOpen: 0 };
  for (const fold of folds) {
    const isOut = (set: string) => sets.indexOf(set) % FOLDS === fold;
    const model = learnedNames((set) => !isOut(set));
    for (const { text, names } of listedTexts.filter((listed) => listed.list === list && isOut(listed.set))) {
      const read = namesBy(model, list, text).map(({ name, standing }) => ({ name: plain(name), standing }));
      report.told += names.length;
      report.read += read.length;
      for (const { name, standing } of names) {
        if (standing !== 'held') report.notHeld++;
        const own = plain(name);
        const best = read.find((one) => one.name === own);
        const covering = best ?? read.find((one) => ` ${one.name} `.includes(` ${own} `));
        if (standing !== 'held' && covering?.standing === 'held') report.wronglyHeld++;
        if (standing === 'no' && covering?.standing === 'open') report.wronglyOpen++;
        if (best === undefined) continue;
        read.splice(read.indexOf(best), 1);
        report.found++;
        if (best.standing === standing) report.right++;
      }
    }
  }
  return report;
}

import { isShouted } from '#career/record/calm.ts';
import { splitStatements } from '#career/record/statements.ts';
import type { VeteranRecord } from '#career/service.ts';
import { inCivilianWords } from '#career/translation/translate.ts';
import { recordOfPeriod } from '../writing/earlier-service.ts';
import { lineFrom } from '../writing/line.ts';
import { splitIdeas, splitList } from '../writing/sentences.ts';
import { serviceName } from '../writing/service-facts.ts';
import { stemsOf } from '../writing/word-stems.ts';
import { type SearchedText, searched } from '../writing/wording-match.ts';
import type { ResumeTarget } from '../written-resume.ts';
import { quantitiesIn } from './quantities.ts';

/** Everything that a resume may say, made ready for looking up. */
export interface Evidence {
  /** The record's own text, with its civilian words, in lower case and with single spaces. */
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Words of the target's title and company: they may be named as the aim, not claimed as experience. */
  readonly targetWords: ReadonlySet<string>;
  /** The record idea by idea, so that a figure is found beside what it belongs to and a skill where it was shown. */
  readonly ideas: readonly SearchedIdea[];
  readonly targetStems: ReadonlySet<string>;
  readonly targetQuantities: ReadonlySet<string>;
}

export interface SearchedIdea extends SearchedText {
  /** Figures as "kind:value". A figure of money or percent may be repeated as a bare number, never the reverse. */
  readonly quantities: ReadonlySet<string>;
}

/** Gathers the evidence for a resume. */
export function evidenceOf(record: VeteranRecord, target: ResumeTarget): Evidence {
  const periods = [record, ...(record.earlierService ?? []).map(recordOfPeriod)];
  const own = periods.flatMap(textsOf).join('\n');
  const civilian = periods
    .flatMap((period) =>
      textsOf(period).map((text) => inCivilianWords(text, { branch: period.branch, context: own })),
    )
    .join('\n');
  const items = listItemsOf(record);
  const written = periods.flatMap((period) => {
    const context = { branch: period.branch, context: own };
    return textsOf(period).flatMap((text) =>
      splitStatements(text).flatMap((quote) => {
        const line = lineFrom(quote, { ...context, shouted: isShouted(text) });
        return line === null ? [] : [{ quote, line }];
      }),
    );
  });
  const ideas = periods
    .flatMap((period) =>
      [...textsOf(period).flatMap(splitIdeas), ...(period === record ? items : [])].map((idea) =>
        searchedIdea(idea, inCivilianWords(idea, { branch: period.branch, context: own })),
      ),
    )
    .concat(written.map(({ quote, line }) => searchedIdea(quote, line)));
  const civilianItems = items
    .map((item) => inCivilianWords(item, { branch: record.branch, context: own }))
    .join('\n');
  const service = periods.map(({ branch, component }) => `U.S. ${serviceName(branch, component)}`).join('\n');
  const lines = written.map(({ line }) => line).join('\n');
  const all = `${own}\n${civilian}\n${lines}\n${civilianItems}\n${service}`;
  const aim = `${target.jobTitle} ${target.posting?.company ?? ''}`;
  return {
    text: normalized(all),
    words: new Set(wordsOf(all)),
    stems: new Set(stemsOf(all)),
    ideas,
    targetWords: new Set(wordsOf(aim)),
    targetStems: new Set(stemsOf(aim)),
    targetQuantities: quantityKeys(aim),
  };
}

/** An idea in the veteran's words and, behind them, in civilian ones. */
function searchedIdea(idea: string, civilian: string): SearchedIdea {
  const own = searched(idea);
  const other = searched(civilian);
  return {
    words: [...own.words, ...other.words],
    stems: [...own.stems, ...other.stems],
    // "2.9K" is printed as 2,900.
    quantities: quantityKeys(`${idea} ${civilian}`),
  };
}

/**
 * Awards and certificates one by one, as the resume lists them: "MSM, NC" reads as one unknown name, "MSM" alone as
 * the medal.
 */
function listItemsOf({ awards, certifications }: VeteranRecord): string[] {
  return [awards, certifications].flatMap((text) => splitList(text ?? ''));
}

function textsOf(record: VeteranRecord): string[] {
  return Object.values(record).filter((value) => typeof value === 'string');
}

/** Lower case, single spaces, straight quotes: how texts are compared. */
export function normalized(text: string): string {
  return text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
}

/** The words of a text in lower case, possessive endings off. */
export function wordsOf(text: string): string[] {
  return (normalized(text).match(/[\p{L}\p{N}][\p{L}\p{N}+#&'.-]*/gu) ?? []).map((word) =>
    word.replace(/'s$/, '').replace(/['.-]+$/, ''),
  );
}

function quantityKeys(text: string): Set<string> {
  const keys = quantitiesIn(text).flatMap(({ kind, value }) => [`${kind}:${value}`, `number:${value}`]);
  return new Set(keys);
}

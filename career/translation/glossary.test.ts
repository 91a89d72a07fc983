import { describe, expect, it } from 'vitest';
import { glossaryRows } from './glossary.ts';
import { translate } from './translate.ts';

/** Short everyday words that are also acronyms; matching them in lower case would wreck plain sentences. */
const EVERYDAY =
  'a able ace act ad aid aim air all an and ant any are arm art as asap ask at ate bad bag bar bat be bed bet big bit box boy bus but buy by can cap car cat cause coin col com come cop cost cut dad day deck did do dog don draw drop dry ear eat end era even eye fan far fat few fit fix fly fob for fun gas get go gap got gun guy had has hat he her him his hit hot how ice if in is it its job joy just key kid lab last law lay led les let life line list load log lot low mad man map mass me men mess met mix mob mode move much my name near need net new nod nor not now of off oil old on one or our out own pan pass pat pay per pet pin plan plus port post pot put ran raw red ride role run said sat saw say sea see set she ship sin sir sit six sky so some son span spec spot star stay stop sub sum sun tab take tan tap task tax tea team ten tend term test that the they tie time tip to ton too top tow track try two up us use van vet via war was way we web wet who why win with won work yes yet you'.split(
    ' ',
  );

describe('the glossary', () => {
  it('holds at least 1,200 terms', () => {
    expect(new Set(glossaryRows().map(({ term }) => term)).size).toBeGreaterThanOrEqual(1200);
  });

  it('puts no term of its own into the civilian words', () => {
    const faults = glossaryRows()
      .filter(({ term, civilian }) => {
        // A word that civilian readers know may stand in the words for another.
        const terms = translate(civilian, {}).filter(
          (segment) =>
            segment.kind !== 'plain' && !(segment.kind === 'term' && segment.meaning.inResumes === 'keep'),
        );
        return term.toLowerCase() === civilian.toLowerCase() || terms.length > 0;
      })
      .map(({ term, civilian }) => `${term} -> ${civilian}`);
    expect(faults).toEqual([]);
  });

  it('marks acronyms that are everyday words, so that plain sentences stay plain', () => {
    const faults = glossaryRows()
      .filter(
        ({ term, onlyAsWritten }) =>
          EVERYDAY.includes(term.toLowerCase()) && !onlyAsWritten && term.length > 2,
      )
      .map(({ term }) => term);
    expect(faults).toEqual([]);
  });

  it('finds every term where it stands alone, in the branch it belongs to', () => {
    const missed = glossaryRows()
      .filter(({ term, civilian, branches, onlyNear }) => {
        const branch = branches?.[0] ?? null;
        const found = translate(term, { branch, context: onlyNear?.join(' ') ?? '' });
        return !found.some(
          (segment) =>
            segment.kind === 'ambiguous' || (segment.kind === 'term' && segment.civilian === civilian),
        );
      })
      .map(({ term }) => term);
    expect(missed).toEqual([]);
  });
});

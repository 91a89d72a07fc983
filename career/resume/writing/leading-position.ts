import { wordsHeldBack } from '#career/record/held-back.ts';
import { splitStatements } from '#career/record/statements.ts';
import type { VeteranRecord } from '#career/service.ts';
import { inTitleCase } from '#career/translation/inflection.ts';
import { startsWithRole } from './roles.ts';

/** What a position is called that says more than the occupation does: who answered for others. */
const LEADS =
  /\b(?:leader|lead|supervisor|chief|head|commander|superintendent|foreman|manager|director|principal)$/i;
/** "Served as", "As", "I was": what leads up to it. */
const LEAD_IN =
  /^(?:(?:later|then|also|previously|before that)\s+)?(?:(?:I )?(?:served|serves|serving|worked|works|was|am|is)(?: as)?(?: the| an?)? |as (?:the |an? )?)/i;
/** Where its name ends. */
const ENDS =
  /^([A-Za-z][A-Za-z' -]+?)(?=[,;:.(]|--|\s[-–—]|\s(?:for|of|in|at|with|on|to|aboard|responsible|leading|supervising|over)\b|$)/;

const MOST_WORDS = 4;

/**
 * The leading position that the record says was held ("Squad Leader", "Department Head"), in the letters of a title:
 * beside the occupation, or at the head of a statement of what one was responsible for. Empty where it names none, or
 * more than one, so that nobody knows which was the last.
 */
export function leadingPosition(record: VeteranRecord): string {
  const beside = positionBeside(record);
  return beside === '' ? onlyOne(splitStatements(record.responsibilities ?? '')) : beside;
}

/** The one beside the occupation, which is the last: "Infantryman, squad leader". Empty where there is none. */
export function positionBeside({ occupation }: VeteranRecord): string {
  return onlyOne((occupation ?? '').split(/\s*[;,]\s*|\s+\/\s*|\s*\/\s+/).slice(1));
}

function onlyOne(texts: readonly string[]): string {
  const found = texts.map((text) => positionIn(text).toLowerCase()).filter((position) => position !== '');
  const [first = '', ...others] = new Set(found);
  return others.length > 0 ? '' : inTitleCase(first);
}

function positionIn(statement: string): string {
  const [, name = ''] = ENDS.exec(statement.replace(LEAD_IN, '')) ?? [];
  const words = name.trim().split(' ');
  const isOne =
    words.length <= MOST_WORDS &&
    (words.length > 1 || /^superintendent$/i.test(name)) &&
    LEADS.test(name) &&
    startsWithRole(name) &&
    !/\b(?:then|and|or|my|the|assistant|acting|was|before|previously|formerly|former|past|earlier)\b/i.test(
      name,
    ) &&
    wordsHeldBack(name).length === 0;
  return isOne ? name.trim() : '';
}

import { nounsInLines } from '#career/resume/writing/noun-verbs.ts';
import { baseOf, readVerb, type VerbForm } from '#career/resume/writing/verbs.ts';

/** Participles that tell what came of a deed. They stay as they are, wherever they stand. */
const CONSEQUENCES = new Set(
  'resulting ensuring including using leading allowing making keeping saving reducing increasing improving enabling earning achieving exceeding cutting raising freeing averting avoiding bringing giving providing'.split(
    ' ',
  ),
);

const WORD = /[A-Za-z][A-Za-z'’-]*/;

/** "plans, synchronizes and executes logistics": verbs that share their object, from the first word on. */
const RUN = /^([A-Za-z-]+)((?:,\s+(?:and\s+)?|\s+(?:and|&)\s+|\/)[A-Za-z-]+)*/;

/**
 * A clause that begins with a verb, in the past: that verb, the ones that share its object, and the ones that run
 * parallel to it with objects of their own. The clause itself where its verb is in the past already, or not known.
 */
export function inPast(clause: string): string {
  const first = WORD.exec(clause)?.[0] ?? '';
  const reading = readVerb(first);
  if (!reading || !clause.startsWith(first) || reading.form === 'past') return clause;
  const run = runOfVerbs(clause, reading.form);
  const head = run.replace(/[A-Za-z-]+/g, (word) => pastOf(word, reading.form) ?? regularPast(word, run));
  return head + parallel(clause.slice(run.length), reading.form);
}

/** The verbs at the beginning, as long as each is one of this form. */
function runOfVerbs(clause: string, form: VerbForm): string {
  let run = RUN.exec(clause)?.[0] ?? '';
  const isRun = (text: string) => {
    const words = text.split(/,\s+(?:and\s+)?|\s+(?:and|&)\s+|\//);
    const known = words.filter((word) => readVerb(word)?.form === form).length;
    // One word that the list of verbs lacks, between two that it has, is a verb too.
    const between = words.slice(1, -1).every((word) => readVerb(word)?.form === form || /[^s]s$/.test(word));
    return (
      known === words.length || (form === 'present' && known >= 2 && known === words.length - 1 && between)
    );
  };
  while (run !== '' && !isRun(run))
    run = run.replace(/(?:,\s+(?:and\s+)?|\s+(?:and|&)\s+|\/|^)[A-Za-z-]+$/, '');
  // The last one may be the object: "tests and reports" says who tests reports, "tests and reports faults" does not.
  return run;
}

/** ", signs forms" and "and trains crews" behind the first object. A verb without an object there is likelier a noun. */
function parallel(rest: string, form: VerbForm): string {
  return rest.replace(
    /((?:,|;)\s+(?:and\s+|also\s+)?|\s+(?:and|&)\s+(?:also\s+)?)([A-Za-z-]+)(?=(\s+[A-Za-z0-9$#"“(]\S*))/g,
    (whole, joint: string, word: string, next: string) => {
      const object = next.trim().toLowerCase();
      // "maintenance checks and services" are no deed; "and submits to the clinic" is one.
      if (/^services?$/i.test(word)) return whole;
      const goesTo = /^(?:to|for|on|with|in)$/.test(object) && form === 'present' && ONLY_A_VERB.test(word);
      if (/^(?:and|or|of|for|in|on|at|to|with|from|by|per|was|were|is|are)$/.test(object) && !goesTo)
        return whole;
      // "defend the system, log review": what is as often a noun needs an object that is plain to see.
      const plain =
        /^(?:the|an?|all|any|each|every|everything|it|them|my|our|their|new|\d.*|[$#"“(].*|[a-z]*[^s]s)$/.test(
          object.replace(/[,.;]+$/, ''),
        );
      if (form === 'base' && nounsInLines().has(word.toLowerCase()) && !plain) return whole;
      const past = pastOf(word, form);
      return past === undefined ? whole : joint + past;
    },
  );
}

/** "submits", "assists": forms that are no plural of a noun. */
const ONLY_A_VERB =
  /^(?:submits|assists|participates|coordinates|communicates|complies|collaborates|prepares|responds|oversees|advises|ensures|maintains|provides|teaches|instructs)$/i;

/** A present form that the list lacks, in a run of several verbs: "resources" was "resourced". */
function regularPast(word: string, run: string): string {
  const joint = /^(?:and|&)$/i.test(word) || !/[^s]s$/.test(word) || word === run;
  return joint ? word : word.replace(/e?s$/, 'ed');
}

function pastOf(word: string, form: VerbForm): string | undefined {
  const reading = readVerb(word);
  if (reading?.form !== form || CONSEQUENCES.has(word.toLowerCase())) return undefined;
  return reading.past;
}

/** "lead 84 associates", "handles 60 files": as it is said of what one does now; null for what was done. */
export function inPresent(clause: string): string | null {
  const first = WORD.exec(clause)?.[0] ?? '';
  const form = readVerb(first)?.form;
  if (form === 'base') return clause;
  const base = form === 'present' ? baseOf(first) : undefined;
  return base === undefined ? null : base + alsoInPresent(clause.slice(first.length));
}

/** ", runs the shelter program and administers $260,000": the deeds beside the first are said in the same way. */
const alsoInPresent = (rest: string) =>
  rest.replace(
    /((?:, (?:and )?| and |; )(?:also )?)([a-z]+s)(?= (?:the|an?|all|about|around|over|any|each|every|new|\$?\d|[a-z]+ (?:and|to|for|in|on|with|of)\b|[a-z]*[^s]s\b))/g,
    (whole, joint: string, verb: string) =>
      readVerb(verb)?.form === 'present' ? joint + (baseOf(verb) ?? verb) : whole,
  );

/** "I lead nine people": whoever says so of a job is in it, whatever dates we read. */
export const saysPresent = (told: string) => readVerb(/^I ([a-z]+)/.exec(told)?.[1] ?? '')?.form === 'base';

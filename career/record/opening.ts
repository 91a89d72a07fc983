import { nounsInLines, sureGerunds } from '#career/resume/writing/noun-verbs.ts';
import { isRoleWord, startsWithRole } from '#career/resume/writing/roles.ts';
import { readVerb } from '#career/resume/writing/verbs.ts';

/** Words before a verb that say how it was done. */
const ADVERB =
  /^(?:(?!(?:month|week|dai|year|quarter|on|ear|fami|supp|assemb|hour|night)ly\b)[A-Za-z]+ly|also|single-handedly|then|currently|personally)\s+/i;

/** "I ", "She ", "MST1 ", "This Marine ": who did it, where a verb follows. Evaluations speak of their subject so. */
const SUBJECT =
  /^(?:[Ii](?:'ve|’ve|\s+have|\s+also)?|[Ss]he|[Hh]e|[Tt]hey|MRO|SNM|SNO|Member|[Tt]his (?:Marine|Sailor|Soldier|Airman|NCO|officer|member)|Captain|Major|Lieutenant|Commander|Sergeant|Corporal|[A-Z]{2,3}[1-3C])\s+(?=[a-z]+)/;

/** The statement without its subject; unchanged where what follows is no verb. */
export function withoutSubject(text: string): string {
  const subject = SUBJECT.exec(text)?.[0];
  if (subject === undefined) return text;
  const rest = text.slice(subject.length);
  const verb = readVerb(firstWord(rest.replace(ADVERB, '')));
  const named = !/^(?:i|she|he|they)\b/i.test(subject);
  return verb && (!named || verb.form === 'present' || verb.form === 'past') ? rest : text;
}

/** Whether a statement begins with what was done: a verb, with or without a subject and an adverb before it. */
export function startsWithVerb(text: string): boolean {
  const told = withoutSubject(text.trim());
  const bare = told.replace(ADVERB, '');
  const word = firstWord(bare);
  const reading = readVerb(word);
  if (reading === undefined || !bare.startsWith(word)) return false;
  // "I input the data": behind its subject a word is a verb.
  const isSaid = told !== text.trim() && /^(?:i|we|they)\b/i.test(text.trim()) && reading.form === 'base';
  return isSaid || !readsAsNoun(bare.split(/\s+/), reading.form);
}

const firstWord = (text: string) => /^[A-Za-z][A-Za-z'’-]*/.exec(text)?.[0] ?? '';

/** Past forms that as often describe a person or a thing: "Dedicated crew chief", "Certified welder". */
const DESCRIBING =
  /^(?:dedicated|enlisted|certified|qualified|licensed|skilled|designated|assigned|accomplished|registered|used|unused|advanced|detailed|thought|trusted|seasoned|proven|driven|motivated|talented|gifted|experienced|unmatched|unparalleled)$/i;

/** Past forms that begin the names of positions: "Tracked vehicle driver", "Controlled substance custodian". */
const OF_A_TITLE =
  /^(?:tracked|wheeled|uniformed|confined|controlled|integrated|deployed|embedded|mounted|dismounted|appointed|commissioned|retired|rated)$/i;

/** Whether the words are the name of one position: a role ends it, with nothing before that a verb would be done to. */
function isTitle(words: readonly string[]): boolean {
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      (/[,;:.]$/.test(word) ||
        at === words.length - 1 ||
        /^(?:and|then|later|for|of|in|on|at|to|with|from|during|aboard|[(\d].*)$/i.test(words[at + 1] ?? '')),
  );
  const title = words.slice(1, end + 1);
  return (
    title.length > 1 &&
    title.length < 5 &&
    !/\b(?:the|an?|all|my|our|his|her|their)\b|\d/i.test(title.join(' ')) &&
    isRoleWord(title.at(-1) ?? '')
  );
}

/** "Lead mechanic", "Supply clerk", "Training of drivers": the first word is a noun. */
function readsAsNoun(words: readonly string[], form: string): boolean {
  const [first = '', second = ''] = words;
  if (/^zero$/i.test(first)) return true;
  if (form === 'gerund' && !isProvenGerund(words)) return true;
  if (form === 'base' && (DETERMINED.test(second) || QUALITY.test(second))) return false;
  // "Manufacture and repair of valves": two nouns with what they are of.
  if (form === 'base' && /^(?:&|and)$/i.test(second) && /^of$/i.test(words[3] ?? '')) return true;
  // "Work resumed": a noun whose own verb follows.
  if (
    form !== 'past' &&
    readVerb(second)?.form === 'past' &&
    !/^(?:put|set|cut|hit|let|read|run|scheduled|required|assigned|planned|automated|combined|related|needed|used)$/i.test(
      second,
    )
  )
    return true;
  // "run receiving inspection": nobody's run receives.
  if (form === 'base' && /^(?:run|handle|manage|teach)$/i.test(first) && /^[a-z]+ing$/.test(second))
    return false;
  // "Warehouse now 2nd shift", "Clear & bright tests", "Packing, labels, notary": no verb of a deed.
  if (form !== 'past' && /^(?:now|then|currently|nights|days)$/i.test(second)) return true;
  if (form === 'base' && /^(?:&|and)$/i.test(second) && readVerb(words[2] ?? '')?.form !== 'base')
    return true;
  // "plows & graders": two things.
  const other = (words[2] ?? '').replace(/\W+$/, '');
  if (form === 'present' && /^(?:&|and)$/i.test(second) && /s$/.test(other) && readVerb(other) === undefined)
    return true;
  // "qualified each driver": what somebody did, not how they are.
  if (form === 'past' && /^(?:each|every|all|my|our|the|\d.*)$/i.test(second)) return false;
  if (form === 'gerund' && first.endsWith(',') && readVerb(second.replace(/\W+$/, ''))?.form !== 'gerund')
    return true;
  // "Managed security provider": a kind of employer.
  if (
    /^managed (?:service|services|security|care|it)\b.* (?:provider|company|firm|contractor)\b/i.test(
      words.join(' '),
    )
  )
    return true;
  // "Classified print jobs", "Chilled water plant": of what kind.
  if (
    /^(?:classified|chilled|deferred|bottled|canned|frozen|stolen|unused)$/i.test(first) &&
    !DETERMINED.test(second)
  )
    return true;
  if (form === 'past')
    return (
      (DESCRIBING.test(first) && startsWithRole(words.slice(1, 4).join(' '))) ||
      (OF_A_TITLE.test(first) && isTitle(words))
    );
  // "Signals warfare supervisor", "Forecast duty officer": the first word of a title.
  if (/^(?:signals|forecast)$/i.test(first) && isTitle(words)) return true;
  // "Retakes down 44%": what went down.
  if (form === 'present' && /^(?:up|down)$/i.test(second) && /^(?:by|from|\d)/.test(words[2] ?? ''))
    return true;
  if (/^(?:of|for|was|were|is|are|in|on|at|so|but|because)?$/i.test(second) || /:$/.test(second)) return true;
  // "Fuels Service Center controller": a name that begins like a verb, and what somebody was there.
  if (
    form === 'present' &&
    /^[A-Z]/.test(first) &&
    /^[A-Z]/.test(second) &&
    startsWithRole(words.slice(0, 5).join(' '))
  )
    return true;
  if (form === 'present' && first.endsWith(',') && !/^[a-z]+s$/.test(second.replace(/\W+$/, ''))) return true;
  // "Engineering petty officer", "Training supervisor": the head of the phrase is a person.
  const ahead = words.slice(1, 5).join(' ');
  if (form === 'gerund' && PERSON.test(ahead) && !/\b(?:the|a|an|\d+)\b/.test(ahead)) return true;
  if (/^(?:leading (?:petty officer|chief)|acting)\b/i.test(words.join(' '))) return true;
  // "Supporting documents were found": what follows is what was found, and the verb stands behind it.
  if (words.slice(1, 4).some((word) => /^(?:was|were|is|are|has|had)$/i.test(word))) return true;
  // "Time to fill", "retake rate 1.8%": what was measured.
  if (
    form === 'base' &&
    /^(?:to|rate|rates|time|times|score|scores|level|levels|cost|costs|average)$/i.test(second)
  )
    return true;
  if (form !== 'base')
    return (
      startsWithRole(words.slice(1, 2).join(' ')) ||
      /^(?:NCO|NCOIC|OIC|SGT|Sgt|officer|chief)\b/i.test(second)
    );
  if (nounsInLines().has(first.toLowerCase()) && !/[^s]s$/i.test(second.replace(/\W+$/, ''))) return true;
  return startsWithRole(words.slice(0, 5).join(' ')) || isBareNounPhrase(words);
}

/** What stands before or for an object, and so behind a verb only. */
const DETERMINED =
  /^(?:the|an?|all|any|each|every|both|several|many|multiple|various|numerous|more|over|about|around|nearly|approximately|up|out|down|off|my|our|their|his|her|its|this|that|these|those|new|other|them|it|him|us|no|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[$#~"“(]?\d.*)$/i;

/** "Load heavy cargo", "Mentor junior Sailors": a quality of the object. */
const QUALITY = /^(?:junior|senior|young|incoming|outgoing|heavy|damaged|foreign|enlisted)$/i;

const PEOPLE_LED =
  /^(?:soldiers|sailors|marines|airmen|guardians|personnel|students|members|people|crews?|teams?|staff|[a-z]+(?:ers|ors|ists|ees|mates|hands))$/i;

/**
 * "Training the crew", "Planning and executing operations": a form in -ing is a verb where an object is plain to see.
 * "Towing Safety audits", "Paving co.", "Inspiring leader": it belongs to a name or describes somebody.
 */
function isProvenGerund(words: readonly string[]): boolean {
  const bare = words.map((word) => word.replace(/[,;.:]+$/, ''));
  const [first = '', second = ''] = bare;
  const joint = bare.findIndex((word, at) => at > 0 && readVerb(word)?.form === 'gerund');
  // "Loading, unloading and stowing cargo": what the last of them is done to.
  const isRun = joint === 1 || (joint === 2 && /^(?:and|&)$/.test(second));
  if (isRun) return isProvenGerund(words.slice(joint)) || /[^s]s$/.test(bare[joint + 1] ?? '');
  if (second === 'and') return readVerb(bare[2] ?? '')?.form === 'gerund';
  if (DETERMINED.test(second) || /^[a-z]+ly$/i.test(second)) return true;
  // "Boarding team member": of what somebody is one.
  if (PEOPLE_LED.test(second)) return !(/^(?:team|crew|staff)$/i.test(second) && isRoleWord(bare[2] ?? ''));
  const rest = bare.slice(1, 5);
  return sureGerunds().has(first.toLowerCase()) && rest.some((word) => /[^s]s$/.test(word));
}

const PERSON =
  /\b(?:officer|NCO|supervisor|technician|chief|specialist|instructor|manager|coordinator|member|attendant|custodian)\b/i;

/** "Supply room", "Patrol base security": a few bare words, the first as often a noun as a verb. */
function isBareNounPhrase(words: readonly string[]): boolean {
  const rest = words.slice(1).join(' ');
  return (
    words.length <= 4 &&
    !/[,\d]|\b(?:the|a|an|all|and|of|in|for|to|with|on|at|from|my|our|their)\b/i.test(rest) &&
    !/s$/i.test(words.at(-1) ?? '')
  );
}

import { lazily } from '#career/lazily.ts';
import { calmed, isShouted } from '#career/record/calm.ts';
import type { KnownWords } from '#career/record/known-words.ts';
import { mended } from '#career/record/mend.ts';
import { startsWithVerb, withoutSubject } from '#career/record/opening.ts';
import { withoutOwnName } from '#career/record/own-name.ts';
import { rankAmongPeers, recommends, withoutRatingTalk, withPeersSpelledOut } from '#career/record/rating.ts';
import { headingTable, praiseTable } from '#career/record/record-tables.ts';
import { inPast, inPresent, saysPresent } from '#career/record/tense.ts';
import type { MilitaryBranch } from '#career/service.ts';
import { PhraseIndex } from '#career/text/phrase-index.ts';
import { capitalized } from '#career/translation/inflection.ts';
import { inResumeWords } from '#career/translation/resume-words.ts';
import { withArticles } from './articles.ts';
import { withoutAside, withoutPaper, withoutShortForms } from './asides.ts';
import { finished } from './finishing.ts';
import { withJoints } from './joints.ts';
import { awardName, namesAnAward } from './named-awards.ts';
import { asDeed, WHEN_IT_WAS, withoutPronouns } from './plain-telling.ts';
import { startsWithRole } from './roles.ts';
import { tidied } from './tidied.ts';
import { beginsAList } from './told-as-list.ts';
import { withItsVerb } from './told-without-verb.ts';
import { readVerb } from './verbs.ts';
import { withVeteranFirst } from './veteran-first.ts';

export interface LineContext {
  readonly branch: MilitaryBranch | null;
  /** More of the veteran's text, so that terms with several meanings can be told apart. */
  readonly context: string;
  /** The field stands in capitals as a whole, so that short statements in it are known to be shouted. */
  readonly shouted: boolean;
  /** What was done in a civilian job: a position there is the job's title, told already. */
  readonly inJob?: boolean;
  /** The title of the job says that one led. */
  readonly leadingTitle?: boolean;
  /** The field asks whom one led. */
  readonly leads?: boolean;
  /** The field asks what one was there for. */
  readonly duties?: boolean;
  /** The job goes on: what is told in the present stays there. */
  readonly goesOn?: boolean;
  /** What the reader knows stays as the veteran wrote it. */
  readonly known?: KnownWords;
}

/**
 * A statement of the veteran's as a resume line; null where it names no deed and no result. First, do no harm: what is
 * not fully read is printed in the veteran's own words, with marks, capitals, spacing and shorthand mended.
 */
export function lineFrom(
  statement: string,
  { branch, context, shouted, inJob = false, goesOn = false, known, ...asked }: LineContext,
): string | null {
  const words = known === undefined ? { branch, context } : { branch, context, known };
  const calm = withVeteranFirst(shouted || isShouted(statement) ? calmed(statement) : statement);
  const facts = withoutRatingTalk(calm);
  const peers = rankAmongPeers(facts);
  if (peers !== null) return withPeersSpelledOut(tidied(inResumeWords(mended(peers, branch), words)));
  if (OPINION.test(calm) || (OPINION_OF_ONE.test(calm) && !/\d/.test(calm))) return null;
  if (recommends(facts) || (isPraise(facts) && !/\d/.test(facts))) return null;
  if (headings().has(facts.toLowerCase().replace(/[^a-z]+$/, ''))) return null;
  const named = withoutLabel(mended(withoutPaper(facts), branch), context).replace(IN_THE_PERIOD, '');
  const told = withoutOwnName(named, context);
  if (!/[A-Za-z]{2}/.test(told) || ROLE_WITH_MONTHS.test(told)) return null;
  const { leads = false, leadingTitle = false, duties = false } = asked;
  const stated = withItsVerb(told.replace(WHEN_IT_WAS, ''), {
    branch,
    leads,
    inJob,
    leadingTitle,
    duties,
    goesOn,
  });
  if (stated === null && duties && beginsAList(told)) return null;
  const isDeed = !inJob || (startsWithVerb(told.replace(/^we (?=[a-z])/i, 'I ')) && !IS_POSITION.test(told));
  const written = isDeed
    ? deed(withoutNameInside(told, context), goesOn || (inJob && saysPresent(told)))
    : null;
  const line = stated === null ? written : withoutPronouns(stated);
  if (line === null) return null;
  const plain = tidied(line);
  const civilian = inResumeWords(plain, words);
  // "Phase inspections" in civilian words begins "Scheduled …": of a noun no deed is made.
  const verb = /^[A-Za-z]+/.exec(civilian)?.[0].toLowerCase() ?? '';
  const isMade = !startsWithVerb(plain) && startsWithVerb(civilian) && !plain.toLowerCase().includes(verb);
  if (isMade && !/^\S+['’]d\b/.test(plain)) return null;
  return finished(withArticles(withJoints(tidied(withoutShortForms(withoutAside(civilian), branch)))));
}

/** A quotation, a promotion category: what somebody thought. */
const OPINION =
  /^\W*["“].*["”][^A-Za-z]*(?:senior rater|rater|[A-Z]{2,5}|\w+ \w+)?\W*$|^\W*(?:early|must)\s+promote\b|^\W*(?:[a-z]+ly\s+|without reservation\s+)?recommend(?:ed|s)?\s*(?:for\b|,|$)|^\W*(?:MRO|SNM|SNO|he|she)(?:['’]s|\s+is)\b.*\b(?:top|best|finest|pick|outstanding|superb|mature)\b/i;
const OPINION_OF_ONE = /\bmy\s+(?:first|top|best|number|choice|most)\b|^\W*number one\b/i;

const praise = lazily(() => new PhraseIndex(praiseTable.entries().flatMap(({ words }) => words)));

/** "Inspirational leader with limitless potential". */
const isPraise = (facts: string) =>
  praise()
    .pattern(facts, (phrases) => new RegExp(`\\b${phrases}\\b`, 'i'))
    ?.test(facts) ?? false;

/** "During this period, Sergeant Pettibone flew …": when the whole paper was. */
const IN_THE_PERIOD =
  /^(?:During|In|Throughout) (?:this|the) (?:entire )?(?:rating |reporting |evaluation |award )?period,?\s+/i;

/** "LEADING PETTY OFFICER-12": a position with its months, which belongs in the title of the job. */
const ROLE_WITH_MONTHS =
  /^[A-Za-z][A-Za-z ,&/()'’.-]{2,60}-\s?\d{1,2}(?:\s*\/\s*[A-Za-z][A-Za-z ,&()-]{2,60}-\d{1,2})*\W*$/;

/** The statement with its verb first and in the past, or as it is where it holds a result or a duty; null for neither. */
function deed(told: string, goesOn: boolean): string | null {
  const said = asDeed(withoutSubjectInside(told.replace(WHEN_IT_WAS, '')));
  const bare = withoutPronouns(
    withoutSubject(said.replace(/^(?:Member|MRO|SNM|SNO|He|She) (?=(?:is|was|serves as)\b)/, '')),
  );
  if (namesAnAward(bare))
    return /^(?:won|named|selected|earned)\b/i.test(bare) ? eachClause(bare) : `Named ${awardName(bare)}`;
  const duty = DUTY.exec(bare);
  if (duty) return dutyOf(bare.slice(duty[0].length));
  const clause = withoutPosition(bare);
  if (clause !== bare) return eachClause(clause);
  const position = IS_POSITION.exec(bare)?.[0];
  if (position !== undefined && startsWithRole(bare.slice(position.length).replace(/^the /, '')))
    return capitalized(inPast(`serves as ${bare.slice(position.length)}`));
  if (startsWithVerb(bare)) return (goesOn && inPresent(bare)) || eachClause(bare);
  if (/^as\s+(?:the\s+|an?\s+)?[A-Z]/i.test(bare)) return bare;
  const role = /^(?:\S+ ){1,7}(?:was|is|were|has|had|wrote|said|told|called) /.test(bare)
    ? null
    : ROLE.exec(bare);
  if (
    role &&
    !/^(?:best|top|finest|greatest|number one|go-to)\b/i.test(bare) &&
    startsWithRole(role[0]) &&
    !/[:;]|\b(?:badge|medal|ribbon|device|pin)\b/i.test(role[0])
  )
    // "Loadmaster duties on …": what somebody did, and no position.
    return /\bduties\b/i.test(role[0])
      ? `Performed ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
      : `Served as ${withArticle(bare)}`;
  return FIGURE.test(bare) && bare.split(' ').length > 2 ? eachClause(bare) : null;
}

/** "During the exercise, he completed …", "In eleven months he brought …": who it was stands behind the circumstances. */
const withoutSubjectInside = (told: string) =>
  told.replace(
    /^((?:During|In|At|On|As|When|While|After|Before|Between|Over|For|With|From)\b[^.;]{3,90}?)(?<!\b(?:when|while|where|and|that|because|until|since|before|after|as|if|which|whom|but)),?\s+(?:he|she|I|they)\s+(?=(?!was\b|were\b|had\b|did\b|got\b)([a-z]+)\b)/,
    (whole, when: string, verb: string) => (readVerb(verb)?.form === 'past' ? `${when}, ` : whole),
  );

/** "As Division Officer of the ICU, Lieutenant Commander Abiodun leads 61 nurses": who it was stands behind the circumstances. */
function withoutNameInside(told: string, context: string): string {
  const circumstance =
    /^(?:During|In|At|On|As|When|While|After|Before|Between|Over|For|With|From)\b[^.;]{3,110}?,\s+(?=[A-Z])/.exec(
      told,
    )?.[0];
  if (circumstance === undefined) return told;
  const rest = told.slice(circumstance.length);
  const bare = withoutSubject(withoutOwnName(rest, context));
  return bare === rest ? told : circumstance + inPast(bare);
}

/** "Flightline expediter/swing shift; directs 34 Airmen": what somebody was, before what they did. */
function withoutPosition(bare: string): string {
  const [first = '', second = ''] = bare.split(/;\s+/);
  const isLabel =
    !startsWithVerb(first) &&
    !/\d/.test(first) &&
    first.split(' ').length <= 5 &&
    !/\b(?:for|of|with)\b/.test(first);
  return isLabel &&
    startsWithVerb(second) &&
    (readVerb(firstWordOf(second))?.form !== 'past' || startsWithRole(first) || PRAISED.test(first))
    ? bare.slice(first.length).replace(/^;\s+/, '')
    : bare;
}

/** "Community pride; volunteered 8 hours": what a rater calls it, before what was done. */
const PRAISED =
  /\b(?:pride|leadership|wingman|guardian|guru|warrior|performer|professional|superior|proven|reliable|dedicated|devoted|driven|focused|minded|committed|motivated|outstanding|superb|stellar|excellent|exceptional|meticulous|expert|expertise|initiative|go-getter|team player|dedication|excellence)\b/i;

const firstWordOf = (text: string) => /^[A-Za-z-]+/.exec(text)?.[0] ?? '';

/** "is the deputy chief engineer for …", what is left of "Capt Srinivasan is the …". */
const IS_POSITION =
  /^(?:(?:last|this) (?:year|month)\s+)?(?:is|was|serves as|currently serves as)\s+(?!not\b)(?:also\s+)?(?:the\s+(?![a-z]+['’]s\s)|an?\s+)?/i;

/** A name of a position with what it was for: "Unit Supply Sergeant for a 137-Soldier company". */
const ROLE = /^[A-Za-z][^.,;:]{2,60}?(?=\s+(?:for|of|in|to|on|at|with|aboard)\s)/;

const FIGURE =
  /\d|\b(?:zero|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|first|best|top)\b/i;

/** "Squad leader of 9" needs an article, "Unit Supply Sergeant for" is a title. */
function withArticle(phrase: string): string {
  const words = phrase.split(/\s+/).slice(0, 3);
  const isTitle =
    words.filter((word) => /^[A-Z]/.test(word)).length > 1 || /^(?:NCOIC|OIC|LPO|XO|CO)\b/.test(phrase);
  if (isTitle || /^(?:the|an?|lead|chief|acting|interim)\b/i.test(phrase)) return phrase;
  const lower = /^[A-Z][a-z]/.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
  return `${/^[aeiou]/i.test(lower) ? 'an' : 'a'} ${lower}`;
}

/** How people begin a line about their duties. */
const DUTY =
  /^(?:(?:was|am|were|is)\s+)?(?:(?:also|directly|solely|fully)\s+)?(?:(?:responsible|accountable)\s+(?:for|of)|in\s+charge\s+of)\s+|^(?:my\s+)?(?:duties|responsibilities)\s+(?:include|included|are|were)\s*:?\s*/i;

function dutyOf(rest: string): string {
  const first = /^[A-Za-z-]+/.exec(rest)?.[0] ?? '';
  const verb = readVerb(first);
  // "the training of 12 Soldiers" is no gerund with an object; "training 12 Soldiers" is.
  if (verb?.form === 'gerund' && startsWithVerb(rest)) return eachClause(rest);
  // "in charge of 5 corpsmen and made their schedule": a duty, and a deed.
  const told = rest.replace(/ and (?=([a-z]+) (?:the|their|an?|all|\d))/, (joint: string, word: string) =>
    readVerb(word)?.form === 'past' ? '; ' : joint,
  );
  return `Responsible for ${told}`;
}

/** Results stand behind a dash pair in reports: ", saving …" where they begin with a deed, else "; …". */
function eachClause(text: string): string {
  const [first = '', ...rest] = text.split(/\s*(?:--+|\.{3}|…)\s*|\s?—\s?(?=\d|zero\b|no\b|[a-z]+ed\b)/);
  const wasPresent = readVerb(/^[A-Za-z-]+/.exec(first)?.[0] ?? '')?.form === 'present';
  const head = firstVerbsJoined(first)
    .split(/;\s+/)
    .map((clause, at) => {
      const goesOn = at > 0 && wasPresent && readVerb(/^[a-z-]+/.exec(clause)?.[0] ?? '')?.form === 'present';
      if (!startsWithVerb(clause) && !goesOn) return clause;
      const past = inPastWithAdverb(clause);
      return at === 0 ? past : past.charAt(0).toLowerCase() + past.slice(1);
    })
    .join('; ');
  const results = rest.map((part) =>
    wasPresent && readVerb(firstWordOf(part))?.form === 'present' ? inPast(part) : part,
  );
  return [head, ...results]
    .filter((part) => part !== '')
    .reduce((line, result) => `${line}; ${result}`)
    .replace(WITHOUT_VERB, (whole, what: string, before: string) =>
      startsWithVerb(what)
        ? whole
        : `${whole.charAt(0) === ':' ? ':' : ';'} ${/^[A-Z][a-z]/.test(what) ? what.toLowerCase() : what} went from ${before} to `,
    );
}

/** "response time 14 to 6 minutes": what changed, without a verb. */
const WITHOUT_VERB =
  /(?:;|:|,(?! [a-z]+ing\b))\s(?!which |that |who |where )((?:average |mean |median )?(?:[A-Za-z-]+ ){0,4}(?:time|times|rate|rates|wait|cost|costs|errors|backlog|failures|discrepancies|defects|score|scores|downtime|uptime|turnover|availability|readiness|attrition|scrap|waste|rework|overtime|injuries|complaints|mishaps|accidents|absences|satisfaction|vacancies|claims|compliance|accuracy|completion|retention|backlogs|delinquency|enrollment))\s(?:from )?(\$?\d[\d.,]*[KM%]?(?: (?:days|hours|minutes|percent|weeks|months))?) to (?=\$?\d)/gi;

/** "Prepped, inspected, loaded cargo": the last of several verbs needs its "and". */
function firstVerbsJoined(text: string): string {
  const [, before = '', last = '', rest = ''] =
    /^([A-Za-z]+(?:, [a-z]+)?), ([a-z]+)( [a-z\d$].*)$/.exec(text) ?? [];
  const verbs = [...before.split(', '), last];
  const isRun =
    last !== '' && !/^ (?:and|or) /.test(rest) && verbs.every((verb) => readVerb(verb)?.form === 'past');
  return isRun ? `${before} and ${last}${rest}` : text;
}

function inPastWithAdverb(clause: string): string {
  const adverb =
    /^(?:(?!(?:month|week|dai|year|quarter|on|hour|night)ly\b)[A-Za-z]+ly|also|currently|then)\s+/i.exec(
      clause,
    )?.[0] ?? '';
  const past = inPast(clause.slice(adverb.length));
  return /^(?:also|currently|then)/i.test(adverb) ? past : adverb + past;
}

/** "ORDER AND EFFICIENCY Designed …": a heading that lost its colon. */
const SHOUTED_HEADING = /^[A-Z]{3,}(?:\s+(?:AND|OF|&|[A-Z]{3,}))+\s+(?=[A-Z][a-z])/;

/** "SCOUT SECTION SGT-10: …", "OPERATIONS NCO (S3)-full time: …": a position with its months, in front of what was done. */
const POSITION_LABEL =
  /^[A-Z][A-Z &/.()'’\d-]{3,60}(?:-\s?\d{1,2}|-\s?(?:full|part)[ -]time|\s\([A-Z0-9-]+\))?:\s+(?=\S)/;

const headings = lazily(() => new Set(headingTable.entries().map(({ heading }) => heading.toLowerCase())));
/** "INSTRUCTOR: taught …", "CHARACTER: …": a label before what was done goes where what follows stands alone. */
function withoutLabel(text: string, context: string): string {
  const position = POSITION_LABEL.exec(text)?.[0];
  if (position !== undefined) return text.slice(position.length);
  // "Djibouti 2015: drilled 2 wells": where and when.
  const [, where = '', year = '', done = ''] =
    /^([A-Z][a-z]+(?: [A-Z][a-z]+)?),? ((?:19|20)\d\d): (.+)$/.exec(text) ?? [];
  if (where !== '' && startsWithVerb(done)) return `In ${where} in ${year}, ${inPast(done)}`;
  const shouted = SHOUTED_HEADING.exec(text)?.[0] ?? '';
  if (shouted !== '' && startsWithVerb(text.slice(shouted.length))) return text.slice(shouted.length);
  const [, label = '', rest = ''] = /^([^:;,.\d$%]{2,45}?)(?:-\d{1,2})?:\s+(.+)$/.exec(text) ?? [];
  if (label === '' || label.split(' ').length > 6) return text;
  // "Improving the Unit: He spearheaded …": whoever did it begins the sentence, so what stands before is a heading.
  const person = withoutSubject(withoutOwnName(rest, context));
  if (person !== rest && startsWithVerb(person)) return rest;
  if (startsWithVerb(label)) return text;
  const known = headings().has(`${label.toLowerCase()}:`) || headings().has(label.toLowerCase());
  const isHeading = known || label === label.toUpperCase() || startsWithRole(label);
  return known || (isHeading && (startsWithVerb(rest) || DUTY.test(rest))) ? rest : text;
}

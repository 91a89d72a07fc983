import { inPast } from '#career/record/tense.ts';
import { readVerb } from './verbs.ts';

/** "Before that I was …", "In my last year I was …": when in the service it was, as one tells it. */
export const WHEN_IT_WAS =
  /^(?:(?:before|after|prior to) that,?\s+(?=I\s)|(?:then|later|next),?\s+(?=(?:[a-z-]+ ){0,3}(?:sergeant|officer|chief|leader|superintendent|supervisor|instructor|manager|commander|NCOIC|LPO)\b)|(?:my )?(?:last|final) (?:job|position|billet|assignment)(?: was(?: as)?)?[:,]?\s+(?:as )?(?=[A-Za-z])|(?:previously|earlier)[,:]?\s+(?=[A-Z])|(?:in|on|during|for) my (?:[a-z]+ )?(?:last|first|final|second|third|time|tour|year|deployment)\b[^,.;]{0,40}?,?\s+(?=I\s+[a-z]))/i;

/** How people put what a resume calls by its name: "took care of", "had a crew of 12", "was promoted early to". */
export function asDeed(told: string): string {
  return (
    told
      // "As Department Head I was responsible for 74 staff".
      .replace(
        /^As (?:the |an? )?([A-Za-z][^,.;:]{2,70}?),? I was (?:also )?(?:responsible for|accountable for|in charge of) /,
        'Served as $1, responsible for ',
      )
      .replace(/^(As [^,.;:]{2,40}): (?=[a-z]+(?:ed|t|n)?\b)/, '$1, ')
      // "They picked me as instructor of the year", "I did win Airman of the Month".
      .replace(
        /^(?:they|he|she|we|[Tt]he [a-z]+(?: [a-z]+)?) (?:picked|chose|selected) me (?:as|for|to be)(?: the)? /i,
        'Selected as ',
      )
      .replace(
        /^(?:they|he|she|we|[Tt]he [a-z]+(?: [a-z]+)?) (?:voted|named) me (?:as )?(?:the )?(?=[A-Za-z ]+ of the (?:year|quarter|month)\b)/i,
        'Named ',
      )
      .replace(/^(?:I(?:['’]ve)? )?(?:ended|wound) up ([a-z]+ing)\b/i, (whole, doing: string) => {
        const past = readVerb(doing)?.past;
        return past === undefined ? whole : past.charAt(0).toUpperCase() + past.slice(1);
      })
      .replace(/^(?:I )?did (win|earn|get|pass|finish|receive)\b/i, (_, verb: string) =>
        inPast(verb.charAt(0).toUpperCase() + verb.slice(1)),
      )
      .replace(/^(?:I )?was (?:the )?first on (?:the )?scene\b/i, 'Arrived first on scene')
      .replace(
        /^As ((?:an? |the )?(?![^,]*\b(?:my|our|his|her|the) (?:team|crew|shop|section|squad)\b)[A-Za-z][A-Za-z -]{1,30}?) (?=(?:[a-z]+ed|led|ran|built|wrote|taught)\b)/,
        'As $1, ',
      )
      .replace(
        /^(?:I\s+)?(?:was|got)\s+(meritoriously\s+)?promoted\s+(early\s+)?to\s+/i,
        (_, merit, early) => (merit || early ? `Earned ${merit ? 'meritorious' : 'early'} promotion to ` : _),
      )
      .replace(
        /^(?:I\s+)?(?:was|am)\s+(?:the\s+)?(?:[A-Z][\w-]*['’]s\s+)(?=(?:[A-Z]\w+\s+){1,4}of the (?:Year|Quarter|Month)\b)/,
        '',
      )
      .replace(/^(?:I\s+)?had\s+(?=an? (?:crew|team|section|shop|staff|squad) of \d)/i, 'Led ')
      .replace(
        /^(?:I\s+)?got\s+(?=an? (?:[a-z]+ ){0,2}(?:certificate|letter|commendation|medal|award|coin|citation|badge)\b)/i,
        'Received ',
      )
  );
}

/** Leaves the veteran out of the sentence, as resumes do; "we" is the team, whose deed must not be claimed alone. */
export function withoutPronouns(text: string): string {
  return (
    text
      .replace(/ \([^()]*\b(?:my|I|we|our|us|me)\b[^()]*\)/g, '')
      .replace(/, my (?:first|second|third|last) (?:full )?(?:year|season|month)\b/g, '')
      .replace(
        /\b(in|over|during) my (?:last|final) ((?:\w+ )?(?:years?|months))\b/g,
        '$1 the final $2 of service',
      )
      .replace(/^we\s+(.*)$/is, (_, told: string) => withTheTeam(told, true))
      .replace(WE_BEHIND, (_, when: string, told: string) => `${when}, ${withTheTeam(told, false)}`)
      .replace(
        /^was\s+(?=(?:picked|chosen|selected|sent|awarded|named|assigned|trusted|hand-?picked|recognized)\b)/i,
        '',
      )
      .replace(
        /^was\s+(?:the\s+|an?\s+)?(?=(?:acting|crew|squad|team|platoon|section|shift|lead)\b)/i,
        'Served as ',
      )
      .replace(/^(?:His|Her|My|Our)\s+(?=[a-z])/, '')
      .replace(/\bwe\b/g, 'the team')
      // "when I left" needs its subject: such a line waits.
      .replace(/(?<=\band )[Ii] /g, '')
      .replace(/\bmy (second|third|fourth) (?=[a-z])/g, 'a $1 ')
      .replace(/,\s+I\s+/g, ', ')
      .replace(MY_OWN, (whole, noun: string) =>
        KIN.test(noun) ? whole : /(?:[^s]s|people|men|women)$/.test(noun) ? '' : 'the ',
      )
      .replace(
        /\b(?:my|our) (?=(?:unit|team|squad|platoon|section|company|crew|shop|shift|squadron|flight|division|department|battalion|commander|supervisor|section chief|office|ship|boat)s?\b)/g,
        'the ',
      )
      .replace(/\b(?<=\b(?:of|in|for|on|with|to|at|from) )our (?=[a-z])/g, 'the ')
      .replace(/\b(?:my own|his own|her own|his|her)\s+(?=([A-Za-z-]+))/g, (_, noun: string) =>
        /s$/.test(noun) ? '' : 'the ',
      )
  );
}

/** "On the deployment we kept the radios up": who it was stands behind the circumstances. */
const WE_BEHIND =
  /^((?:On|In|At|During|For|While|When|After) [^,.;]{3,60}?),? we (?=[a-z]+(?:ed|pt|t|de|an|ew|ok|lt)\b)(.*)$/s;

/** What is no deed one could help with, or too little of one. */
const NO_HELP =
  /^(?:was|were|had|have|went|did|do|got|get|came|could|would|lost|worked|stayed|lived|liked|knew|own|owned)$/;

/** What happened to all of them alike: each of them took fire. */
const UNDERGONE =
  /^(?:took (?:small arms |indirect |heavy |enemy )?(?:fire|rounds|incoming|contact)|received (?:fire|incoming))\b/i;

/** What "we" did, as the deed of one of the team: "lowered the cost" is "Helped lower the cost". */
function withTheTeam(told: string, opens: boolean): string {
  const word = /^[a-z]+/i.exec(told)?.[0] ?? '';
  const verb = readVerb(word);
  const base = verb?.base;
  if (UNDERGONE.test(told)) return opens ? told.charAt(0).toUpperCase() + told.slice(1) : told;
  if (base === undefined || NO_HELP.test(word.toLowerCase()) || verb?.form === 'gerund')
    return `${opens ? 'As' : 'as'} part of a team, ${told}`;
  const helped = verb?.form === 'past' ? 'helped' : 'help';
  let isRead = true;
  const rest = told
    .slice(word.length)
    .replace(/(, (?:and )?| and )([a-z]+)\b(?= [A-Za-z\d$])/g, (whole, joint: string, next: string) => {
      const other = readVerb(next);
      if (other?.form !== 'past') return whole;
      if (other.base === undefined || NO_HELP.test(next)) isRead = false;
      return `${joint}${other.base ?? next}`;
    });
  if (!isRead) return `${opens ? 'As' : 'as'} part of a team, ${told}`;
  return `${opens ? helped.charAt(0).toUpperCase() + helped.slice(1) : helped} ${base}${rest}`;
}

/** "with my aircraft", "on my last tour": whose it was goes without saying. */
const MY_OWN = /\bmy (?:own )?(?=(?:last |first |second |third )?([a-z]+))/g;
/** Who or what is nobody's at work. */
const KIN =
  /^(?:uncle|aunt|dad|father|mom|mother|brother|sister|son|daughter|wife|husband|spouse|partner|kids?|children|family|parents|friends?|cousin|grandfather|grandmother|buddy|opinion|mind|best|life|home|house|own|favorite|knees?|back|health|fault|guys?)$/;

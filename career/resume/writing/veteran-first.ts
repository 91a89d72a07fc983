import { startsWithVerb } from '#career/record/opening.ts';
import { readVerb } from './verbs.ts';

/** "MRO is a superb SNCO who took a facility at 61 percent …": praise, and a deed with figures behind it. */
const PRAISED_WHO =
  /^(?:MRO|SNM|SNO|[Hh]e|[Ss]he|I) (?:is|was|am) an? [^,;:.\d]{3,60}? who (?=[a-z]+ [^.]*\d)/;

/** "His training plan reduced the time from 97 to 64 days": the veteran's work, told as if it had done it by itself. */
const OWN_WORK =
  /^(?:His|Her|My) ((?:[a-z-]+ ){0,5}?[a-z-]+(?<![^s]s)) (reduced|cut|raised|increased|improved|saved|lowered|boosted|shortened|eliminated|prevented|doubled|halved|slashed) (?=[^.;]*(?:\d|\bfrom [a-z]+))/;

/** What nobody makes with their hands: "her leadership raised scores by 10%" credits nothing that was done. */
const NO_WORK =
  /\b(?:leadership|effort|dedication|initiative|professionalism|guidance|attention|expertise|drive|attitude|oversight|supervision|commitment|knowledge|performance|team|section|shop|unit|platoon|company|crew|division|department)$/;

/** "Personal effects depot: processed 312 cases": where it was. */
const AT_A_PLACE =
  /^([A-Z][a-z]+(?: [a-z]+){0,3} (?:depot|shop|clinic|office|warehouse|desk|counter|mortuary|store|plant|yard|gate|ward|lab|armory)): (?=[a-z]+ )/;

/** "Had the hospital chiller back in 7 hours". */
const HAD_BACK = /^Had (the [a-z -]{3,40}?) back(?: up| online| running| on line)? in (?=\d|under \d)/;

/** "Chaplain and I rode convoys": what two did, each of them did; nobody is the other one. */
const WITH_ANOTHER =
  /^((?:[Mm]e and (?:the|my|our|an?) [A-Za-z' ]{2,30}?|(?!They|We|He|She|It|You)(?:[Tt]he |[Mm]y |[Oo]ur )?[A-Za-z' ]{3,30}? and I) )([a-z]+)(?= [a-z\d])/;

/** A statement whose subject is a rating, a plan, a place or a machine, with the veteran's deed first. */
export function withVeteranFirst(text: string): string {
  const praised = PRAISED_WHO.exec(text)?.[0];
  if (praised !== undefined && startsWithVerb(text.slice(praised.length))) return text.slice(praised.length);
  const place = AT_A_PLACE.exec(text);
  if (place && startsWithVerb(text.slice(place[0].length)))
    return `At the ${place[1]?.toLowerCase()}, ${text.slice(place[0].length)}`;
  return text
    .replace(WITH_ANOTHER, (whole, others: string, verb: string) =>
      readVerb(verb)?.form === 'past' && !others.split(/[ ']/).some((word) => readVerb(word)?.form === 'past')
        ? `I ${verb}`
        : whole,
    )
    .replace(OWN_WORK, (whole, work: string, verb: string) =>
      NO_WORK.test(work) || /\b(?:which|that|who|[a-z]+ed)\b/.test(work)
        ? whole
        : `With ${/^[aeiou]/.test(work) ? 'an' : 'a'} ${work}, ${verb} `,
    )
    .replace(HAD_BACK, 'Returned $1 to service in ');
}

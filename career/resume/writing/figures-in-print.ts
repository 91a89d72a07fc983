import { NUMBER_WORDS, valueOfWords } from '#career/resume/claims/number-words.ts';

/**
 * A line with its counts in figures: "22 aircraft in 19 hours", "mentored 3 corporals". A lone "one" stays a word, and so
 * does what stands beside it ("two promoted and one won") and what only says that there were many ("dozens").
 */
export function inFigures(line: string): string {
  if (/(?<!-)\bone\b(?!-)/i.test(line) || SHARED_SCALE.test(line)) return line;
  return line.replace(NUMBER_WORDS, (words, at: number) => {
    const number = valueOfWords(words);
    const before = line.slice(0, at);
    const behind = line.slice(at + words.length);
    const stays =
      number === undefined ||
      number.vague ||
      number.decade ||
      number.value < 2 ||
      number.value >= MOST_IN_FIGURES ||
      /^(?:an?|half|several)\b|dozen|couple|^(?:hundred|thousand|million|billion)s?$/i.test(words) ||
      // "nineteen ninety nine", "two thousand and nine", "oh six hundred", "twenty-two hundred hours": years and the clock.
      /^(?:nineteen|twenty) (?:oh|ten|[a-z]+teen|[a-z]+ty|eleven|twelve)\b/i.test(words) ||
      (number.value >= 1990 && number.value <= 2030) ||
      (/hundred$/i.test(words) && number.value <= 2400 && /^ (?:hours?|hrs?)\b/i.test(behind)) ||
      // "ten two-day courses": two numbers.
      (/\s/.test(words) && behind.startsWith('-')) ||
      /(?:[A-Za-z]-|\d%? |\d%?, |\b(?:triple|oh|zero) )$/.test(before) ||
      /^(?: and a half| \d|-(?!(?:member|man|person|soldier|marine|sailor|day|hour|week|month|year)\b))/i.test(
        behind,
      ) ||
      // What opens the line, and what is a name: "Task Force Two Rivers".
      at === 0 ||
      /^[A-Z]/.test(words);
    return stays ? words : number.value.toLocaleString('en-US');
  });
}

/** "two to three hundred": the scale is of both. */
const SHARED_SCALE =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:to|or) (?:[a-z]+) (?:hundred|thousand|million)\b/i;

/** A million and more is read more easily with its word. */
const MOST_IN_FIGURES = 100_000;

/** "8,200 dollars" is $8,200, "2.4 million dollars" $2.4 million, and what was saved by the million are dollars. */
export function inDollars(line: string): string {
  return line
    .replace(/(?<![$\d.,])(\d[\d,.]*(?: ?[KMB]| (?:thousand|million|billion))?) dollars\b/gi, '$$$1')
    .replace(
      /(\b[Ss]av(?:ed|ing|ings of) )(?=\d[\d,.]*(?:[KM]\b| million\b)(?=$|[.;,)]| (?:an?|per|in|for|over|annually|yearly|by|through|across|and|on|from|each|every) ))/g,
      '$1$$',
    )
    .replace(
      /(?<![$\d.,#])(?=\d[\d.]*(?:[KM]| million) (?:in|worth of) (?:[a-z]+ )?(?:equipment|property|parts|supplies|inventory|assets|stores|gear|tools)\b)/g,
      '$$',
    );
}

/** "12 hour shifts" is printed "12-hour shifts". */
const COMPOUND =
  /\b(\d[\d,]*)\s+(page|hour|day|week|month|year|stall|state(?= (?:region|area|territory|district))|(?:bay|story|lane|seat|item|Soldier|Sailor)(?= [a-z]+(?<!s)\b)|man(?!\s+hours?\b)|person|pound|ton|foot|inch|bed|member(?= (?:team|crew|squad|platoon|company|section|staff|board|council|department|division|unit|flight|shop|group|detachment|squadron|committee|class|force|household|element|cell|office)\b)|mile|gallon|room)\s+(?!(?:per|of|in|a|an|and|or|with|for|before|after|late|early|ahead|to|at|on|from|period|total|straight|the|daily|weekly|x)\b)(?=[A-Za-z])/g;

/** "3,100-gallon diesel", "22,000 ton aggregate": so much of it. */
const OF_A_MASS =
  /\b(\d[\d,]*)[ -](gallon|ton|pound|barrel|cubic[ -]yard|square[ -]foot)(?= (?:diesel|fuel|gasoline|oil|water|concrete|aggregate|asphalt|gravel|sand|roof(?:ing)? material|fill|dirt|explosives|cargo|ammunition|retardant|grain|coal|ice)(?:$|[;,.]| (?:from|in|to|at|for|with|and|into|on|during|per|a|by)\b))/g;

const GROUPS =
  'team|crew|squad|platoon|company|section|staff|department|division|flight|shop|group|detachment|squadron|class|element|cell|office|convoy|fleet|kit|building|facility|hospital|warehouse|course';
const PEOPLE_OF_A_GROUP =
  'Soldier|Sailor|Marine|Airman|Guardian|member|person|man|student|bed|vehicle|aircraft|tool';

/** "a 9 Soldier section", "12 person crew": what a group is made of. "412 dining facility inspections" is no group of 412. */
const GROUP = new RegExp(
  `(?<=\\b(?:an?|the|one) )(\\d[\\d,]*) ([A-Za-z]+(?<!s)) (?=(?:${GROUPS})(?:$|[;,.)]| (?:of|in|at|on|for|with|and|to|from|during|through|that|across|by)\\b))|\\b(\\d[\\d,]*) (${PEOPLE_OF_A_GROUP}) (?=(?:[a-z]+ ){0,2}(?:${GROUPS}|battalion|unit|clinic)(?:$|[;,.)]| (?:of|in|at|on|for|with|and|to|from|during|through|that|across|by)\\b))`,
  'g',
);

/** "gained 14 crew qualification a year": what more than one is counted of, spelled out from a short form without its s. */
const COUNTED =
  /((?<![A-Za-z\d.,#-])(?!(?:19|20)\d\d )(?:[2-9]|\d\d+|\d{1,3},\d{3})\+? (?:[a-z]+(?<!ed) |[A-Z]{2,} )?(?:vehicle|satellite|system|qualification|certification|inspection|evaluation|requisition|observation|operation|mission|position|exercise|evacuation|transaction|deployment|requirement))(?=$|[;,.]| (?:a|an|per|each|every|in|for|with|on|at|and|from|to|during|across)\b)/g;

/** "12 hour shifts", "a 9 Soldier section": figures with their unit or people as one word before a noun. */
export const withCompounds = (line: string): string =>
  line
    .replace(COMPOUND, '$1-$2 ')
    .replace(OF_A_MASS, (_, size: string, unit: string) => {
      const many = unit.startsWith('square') ? 'square feet' : `${unit.replace('-', ' ')}s`;
      return `${size} ${many} of`;
    })
    .replace(GROUP, (_, size, one, people, each) => `${size ?? people}-${one ?? each} `)
    .replace(COUNTED, '$1s');

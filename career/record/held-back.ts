import { lazily } from '#career/lazily.ts';
import { lexiconTables } from '#career/resume/posting/lexicon.ts';
import { isEnglish } from '#career/text/dictionary.ts';
import { PhraseIndex } from '#career/text/phrase-index.ts';
import { glossaryRows } from '#career/translation/glossary.ts';
import { type KnownWords, NO_KNOWN_WORDS } from './known-words.ts';
import { namesIn } from './mend.ts';
import type { Obstacle } from './obstacle.ts';
import { startsWithVerb } from './opening.ts';
import { informalWordTable, plainAcronymTable, serviceWordTable, shorthandTable } from './record-tables.ts';
import { constructionsSentBack } from './sent-back.ts';

const plainAcronyms = lazily(() => new Set(plainAcronymTable.entries().flatMap(({ words }) => words)));

/** Acronyms that the glossary keeps as a name, or explains behind the name. */
const explained = lazily(
  () =>
    new Set(
      glossaryRows().flatMap(({ term, inResumes }) =>
        inResumes === 'keep' || inResumes === 'gloss' ? [term] : [],
      ),
    ),
);

/**
 * What a civilian reader would stumble over in a line: a word in no dictionary, an acronym nobody explained, no deed, a
 * person the resume is not about, half a sentence, a note's signs. Nothing: the line can be sent as it is. `known`: what
 * this reader knows besides, such as the words of the posting.
 */
export function obstaclesIn(line: string, known: KnownWords = NO_KNOWN_WORDS): Obstacle[] {
  const plain = withoutDesignations(line);
  return [
    ...(tellsADeed(line) ? [] : [{ kind: 'no deed' as const, text: line }]),
    ...matches(line, SOMEONE, 'someone'),
    ...matches(plain, NOTE_SIGNS, 'marks'),
    ...phrasesIn(informal(), line).map((text) => ({ kind: 'informal' as const, text })),
    ...phrasesIn(ofService(), line.replace(BY_AIR, '_')).map((text) => ({
      kind: 'of service' as const,
      text,
    })),
    ...(looseEndOf(line) ?? []),
    ...matches(line, WITHOUT_NOUN, 'fragment'),
    ...matches(plain, FIGURES_COLLIDE, 'marks'),
    ...matches(line, LOOSE_SHARE, 'fragment'),
    ...matches(line, UNIT_COUNTED, 'of service'),
    ...matches(plain, LONE_LETTER, 'acronym'),
    ...constructionsSentBack(line),
    ...(isWhole(line) ? [] : [{ kind: 'fragment' as const, text: line }]),
    ...wordsOf(withoutDesignations(withoutNames(line))).flatMap(({ word, opens }) => {
      if (known.has(word)) return [];
      const kind = strangenessOf(word, opens);
      return kind === null ? [] : [{ kind, text: word }];
    }),
  ];
}

/** The words of a phrase that a stranger would stumble over, be it a line or the name of a skill. */
export function wordsHeldBack(phrase: string): string[] {
  return [
    ...phrasesIn(informal(), phrase),
    ...phrasesIn(ofService(), phrase),
    ...wordsOf(withoutNames(phrase)).flatMap(({ word, opens }) =>
      strangenessOf(word, opens) === null ? [] : [word],
    ),
  ];
}

function matches(line: string, pattern: RegExp, kind: Obstacle['kind']): Obstacle[] {
  return [...line.matchAll(pattern)].map(([text]) => ({ kind, text }));
}

const indexOf = (entries: readonly { readonly words: readonly string[] }[]) =>
  new PhraseIndex(entries.flatMap(({ words }) => words));

const informal = lazily(() => indexOf(informalWordTable.entries()));
const ofService = lazily(() => indexOf(serviceWordTable.entries()));

/** The phrases of an index that stand in a line as they are written, or with an s. */
function phrasesIn(index: PhraseIndex, line: string): string[] {
  const pattern = index.pattern(line, (phrases) => new RegExp(`\\b${phrases}s?\\b`, 'g'));
  return pattern === null ? [] : (line.match(pattern) ?? []);
}

/** Short forms that stay short where they don't stand for one thing; the dictionary has some of them. */
const shortForms = lazily(() => new Set(shorthandTable.entries().flatMap(({ short }) => short)));

/** A verb first, a duty told plainly, or a circumstance and then the verb: "During the exercise, led …". */
function tellsADeed(line: string): boolean {
  if (
    /^(?!Hand-?picked|Served|Worked|Activated|Mobilized|Volunteered|Selected|Trusted|Acted|Signed|Accounted|Cared|Prepared|Planned|Arranged|Filled)\S+ed (?:(?:["“][^"”]*["”] )?by|for|as(?! (?:many|much) as))\b/.test(
      line,
    ) ||
    IDLE.test(line)
  )
    return false;
  if (startsWithVerb(line) || /^(?:Responsible|Accountable) for (?:[a-z$\d]|[A-Z]{3})/.test(line))
    return true;
  const behind = CIRCUMSTANCE.exec(line)?.[0];
  return behind !== undefined && startsWithVerb(line.slice(behind.length));
}

/** Verbs that say nothing of what was done. */
const IDLE =
  /^(?:Went|Had|Have|Was|Were|Did|Do|Does|Got|Tried|Helped out|(?:Assigned|Attached) to|Stationed|Laid off|Let go|Fired|Quit|Retired|Resigned|Inherited|Overspent|Lost (?!no\b|zero\b|0\b)|Failed|Marked \d|Floated|Drill(?:ed)? (?:weekends|one weekend|monthly)|(?:Make|Makes|Making|Made|Earn|Earns|Pay is) \$?\d[\d.,]*K? ?(?:an? |per |\/)?(?:hour|hr|year|week)\b|Joined (?:an?|the|my) .* as\b|Took (?:\w+ (?:months|weeks|years?)|time|a break|some time)|Moved (?:back|home|to [A-Z])|Left (?!no\b)|Started (?:on|at|out|in|as|with|there)|(?:Came|Come) (?:back|home|to)|Hired (?:by|as|at|on|full)|Promoted (?:to|from)|Transferred (?:to|from)|Stayed|Lived|Learned (?:a (?:lot|good deal|ton)|enough|to (?:ask|love|like|live))|Tired|Bored|Interested|Noticed|Took the (?:buyout|package|summer off)|Took (?:19|20)\d\d off|Sold (?:it|the (?:cows|herd|farm|house|business|company|accounts|shop|truck))|Kn[eo]w (?:about|all about)|Turned \d\d|Turned in the (?:badge|weapon|gun|keys)|Medically retired|Declined|Supervise no one|Helped (?:win by|split|sell it|take care of each other)|Kept up with (?:a few|some)|Wanted|Liked|Loved|Enjoyed|Burned out|Hated|Missed (?:the|my|most))\b/;

const CIRCUMSTANCE =
  /^(?:During|In|At|On|As|When|While|After|Before|Between|Over|For|With|From|Under|Within)\b[^,;]{3,90},\s+/;

/** Whoever is spoken of or to: a resume has one subject and leaves it out. */
const SOMEONE =
  /\b(?:I|i|me|my|mine(?!-)|we|us|our|you|your|he|him|his|she|her|hers|they|myself|himself|herself|ourselves|themselves|[Tt]his (?:Marine|Sailor|Soldier|Airman|Guardian|NCO|officer|member))\b(?![.&/])/g;

/** A trip by air, of which everybody speaks so; a "flight" alone may be a unit. */
const BY_AIR =
  /\b(?:relief|rescue|training|test|evacuation|cargo|supply|commercial|charter|combat|instrument|ferry|airlift|night) flights?\b/g;

/** Signs that people take notes with. */
const NOTE_SIGNS =
  /[→~|<>=\\]|->|\s[+]\s|\?|\bw\/|\d\s?x\s?\d|\b[Nn]il\b|[A-Za-z]\/\s?[A-Za-z$\d]|\/\s|\b(\w+) \1\b/g;

/** More than a reader takes in at once. */
const LONGEST_LINE = 220;

/** A result without a verb, a remark behind a dash, a figure trailing at the end: readers changed two in three of them. */
function looseEndOf(line: string): Obstacle[] | undefined {
  if (line.length > LONGEST_LINE) return [{ kind: 'loose end', text: line }];
  const [, ...clauses] = line.split(/;\s+/);
  const bare = clauses.find(
    (clause) => !startsWithVerb(clause) && !HAS_VERB.test(clause) && !/^responsible for /.test(clause),
  );
  const end =
    /(?:^|, | and )went from \$?\d.*$/.exec(line)?.[0] ??
    bare ??
    / [-–—] .*$/.exec(line)?.[0] ??
    TRAILING_FIGURE.exec(line)?.[0];
  return end === undefined ? undefined : [{ kind: 'loose end', text: end }];
}

/** A figure behind the last comma; a year, a part of a whole, the end of a list and "22% over goal" belong there. */
const TRAILING_FIGURE =
  /(?<!\b(?:promoted|selected|advanced) [^;]*), (?!(?:19|20)\d\d$|\d(?:st|nd|rd|th) [Qq]uarter\b|\$[\d.,]+[KMB]? (?:in|of|worth) [a-z]|\d+ of (?:them|whom|which)\b|[^,;]* and \$?\d|\d+(?:\.\d+)?(?:%| percent)? (?:over|above|below|under|ahead)\b|\d+ (?:days|weeks|months|hours) (?:early|ahead|late)\b)\$?\d[^,;]*$/;

/** "all accepted by the staff", "nine passed", "average ship time went from": a verb somewhere in a short clause. */
const HAS_VERB = /\b(?:went|was|were|has|had|made|took|led|won|fell|rose|grew|cut|met|got|[a-z]{3,}ed)\b/;

/** "Retained 9 of 10 at the end", "Supervised 5, two promoted": a figure without what it counts. */
const WITHOUT_NOUN =
  /(?<!#|\b[Rr]anked |\bfrom \d+ of \d+ [a-z]+ to )\b\d+ of \d+(?=$|[;,]| (?:at|in|on|by|with|for|to|before|after|within|first|over)\b)|^(?:Supervised|Led|Managed|Trained|Certified|Mentored|Qualified|Coached|Taught|Licensed|Oversaw|Directed|Promoted|Counseled|Retained|Recruited|Scheduled|Instructed) \d[\d,]*(?=$|[;,](?!\d)| (?:in|on|at|for|with|across|over|during|and|to)\b)|^(?:As part of a team, )?[A-Za-z]+ (?:(?:around|about|over|up to|nearly|almost) )?\d[\d,]* (?:a|per|each|every) (?:day|night|shift|week|month|year|hour)\b/g;

/** "Aced the courses 94%": a share of nobody knows what. */
const LOOSE_SHARE =
  /^(?!Cut|Reduced|Increased|Raised|Improved|Grew|Lowered|Boosted|Dropped|Lifted|Trimmed|Slashed)(?!.*\b(?:cut|cutting|reduced|reducing|increased|increasing|raised|raising|improved|improving|up|down|growing|boosting)\b).*[a-z] (?<!\b(?:by|to|of|at|from|than|over|under|nearly|about|with|an?|and|only|just|scored|reached|hit|score|average|exceeded) )\d+(?:\.\d+)?%$/g;

/** "5, two made staff sergeant", "3.2% 4 quarters", "GBU-12/38", "P-19/P-23": figures that run into each other. */
const FIGURES_COLLIDE =
  /\d[%KM]? \d(?!\d*(?:st|nd|rd|th)\b)|\b\d+, (?:\d|two|three|four|five|six|seven|eight|nine|ten)\b|(?!24\/7)[A-Za-z\d]\d\/[A-Z\d]/g;

/** "2 armored brigade combat team": a unit's number left of its name in words. */
const UNIT_COUNTED =
  /\b(?!1 )\d+ (?:(?:armored|infantry|stryker|airborne|light|combat|field|engineer|aviation|support|artillery|cavalry|fighter|bomb|airlift) ){0,2}(?:brigade combat team|battalion|brigade|regiment|division|squadron)(?=$|[;,.]| (?:in|of|and|with|at|for|to|from|during|without)\b)/g;

/** "readiness R 71 to 90"; a class, type or level has its letter. */
const LONE_LETTER =
  /(?<!\b(?:[Cc]lass|[Ll]evel|[Tt]ype|[Cc]ategory|[Pp]art|[Aa]nnex|[Ss]chedule|[Hh]epatitis|[Vv]itamin|[Gg]rade|[Gg]roup|[Tt]itle|[Ss]ection|[Pp]lan|[Pp]hase|[Cc]ompany|[Bb]uilding) )(?<!\b(?:[Cc]lass|[Ll]evel|[Tt]ype|[Cc]ategory) [A-Z],? (?:or|and|to) )(?<![A-Za-z\d&.'’/-])(?:[B-HJ-Z]|(?<=[a-z] )A(?= [a-z]))(?![A-Za-z\d&.'’/-])/g;

/** Words that no sentence ends with. */
const HANGING =
  /\b(?:and|or|of|the|a|an|to|for|with|in|on|at|by|from|during|dur|as|incl|how|w|than|that|was|were|is)\.?$/i;

/** "Pulled them from 3 units": of what the line never says. */
const WITHOUT_REFERENT = /^\w+(?: (?:off|up|out|in|back|down))? (?:them|it|this|that|these|those)(?= )/;

/** A line of fewer characters, without a figure or an honor, tells next to nothing. */
const THIN = 60;
const TELLS =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|half|double|doubled|triple|tripled|first|zero|no)\b|^(?:Named|Selected|Won|Earned|Received|Graduated|Completed|Served as|Acted as|Chaired|Commanded) /i;

/** Whether a line is right and says little: "Supervised observers". Readers left one in eight of them alone. */
export const isThin = (line: string) => line.length < THIN && !TELLS.test(line);

/** Enough words, closed brackets, and an end. */
function isWhole(line: string): boolean {
  const words = line.split(' ');
  const opened = line.split('(').length - line.split(')').length;
  if (/^Ranked #?\d+ of \d+$/.test(line)) return false;
  const quotes = line.match(/["“”]/g)?.length ?? 0;
  return (
    words.length >= (/^As part of a team, /.test(line) ? FEWEST_WORDS + 5 : FEWEST_WORDS) &&
    opened === 0 &&
    quotes % 2 === 0 &&
    !HANGING.test(line) &&
    !WITHOUT_OBJECT.test(line) &&
    !WITHOUT_REFERENT.test(line)
  );
}

/** "Assisted on more than half", "Towed 9 hours": a deed that lost what it was done to. */
const WITHOUT_OBJECT =
  /^(?!Partnered|Served|Worked|Responded to \d)\w+ (?:on|in|at|with|to|from|up|out|over(?! \d))(?: [^ ]+){1,3}$|^(?!Flew|Drove|Volunteered|Worked|Served|Logged|Completed|Deployed)\w+ [\d,]+ (?:hours|days|weeks|months|years|minutes|miles)\b(?! (?:of|as)\b)|^(?!Served|Worked|Deployed|Flew|Drove|Volunteered|Participated|Competed|Sailed|Steamed|Turned in|Signed for|Accounted for|Cared for|Prepared for|Planned for|Checked in|Filled in)\w+ed (?:in|within|under|for) (?:under |over |about )?\d|^(?:Completed|Reopened|Finished|Delivered|Closed|Opened|Rebuilt|Repaired) (?:with|without|on time|early|ahead|\w+ (?:days|weeks|months) (?:early|ahead))\b|^\w+ (?:highest|lowest|well|safely)\b/;

/** "Boarded 640 facilities" is a line; "Saved a" is none. */
const FEWEST_WORDS = 3;

/** A line without names of several words, which are right as they stand: "Habitat for Humanity". */
function withoutNames(line: string): string {
  const names = namesIn(line);
  return names === null ? line : line.replace(names, (name) => '_'.repeat(name.length));
}

/**
 * What a reader passes over: names with a stroke that everybody writes so, a quarter, degrees, and the designation of a
 * thing whose noun follows ("AN/GSM-705 calibration set", "M1142 fire truck").
 */
const DESIGNATIONS =
  /\b(?:F\/A-18[A-F]?|CAD\/CAM|TCP\/IP|AC\/DC|I\/O|HVAC\/R|AN\/[A-Z]{2,4}-\d{1,4}[A-Z]?(?:\(V\)\d?)?|[A-Z]{2,3}-\d{1,3}[A-Z]?\/[A-Z]{2,3}-\d{1,3}[A-Z]?|GS-\d{1,2}(?:\/(?:GS-)?\d{1,2})?|Q[1-4](?= (?:(?:19|20)\d\d|['’]\d\d)\b|\)))|(?<=\d )[FC](?=[\s,;)]|$)|\b(?:AN\/)?(?:[A-Z]{1,5}(?:-[A-Z]{1,4})?-\d{1,5}|[A-Z]{1,3}\d{2,5})[A-Z]?\d?(?= (?!(?:and|or|of|in|on|at|to|for|with|from|by|as|during|while|when|after|before|than|that|aboard|using|via|per)\b)[a-z]{3,}(?:[^a-z]|[a-z]*(?<!ed)\b))/g;

const withoutDesignations = (line: string) => line.replace(DESIGNATIONS, (name) => '_'.repeat(name.length));

/** The words that names of tools are made of: "ArcGIS", "Power BI". */
const toolWords = lazily(
  () =>
    new Set(
      lexiconTables
        .filter(({ kind }) => kind === 'tool')
        .flatMap(({ table }) => table.entries())
        .flatMap(({ name, alsoWritten }) => [name, ...alsoWritten])
        .flatMap((name) => name.split(/[\s/]+/)),
    ),
);

const WORD = /[\p{L}\d][\p{L}\d.'’&-]*/gu;

function wordsOf(line: string): { word: string; opens: boolean }[] {
  return [...line.matchAll(WORD)].map(({ 0: found, index }) => ({
    word: found.replace(/[.'’&-]+$/, '').replace(/['’]s?$/, ''),
    opens: index === 0,
  }));
}

/** A figure with its unit or sign: "4.1M", "2nd", "15-member", "24/7", "1990s", "46-year-old". */
const FIGURE =
  /^[\d.,]+(?:st|nd|rd|th|s|K|M|B|k|m|mm|cm|km|kW|kV|V|MW|hp|lb|psi|Hz|kHz|MHz|GHz|GB|TB|MB)?(?:-(?:[a-z]+|\d+))*$/i;

/** Aircraft, by names the news use: "F-16", "UH-60M", "KC-135". An "M978" needs a word of explanation. */
const DESIGNATION =
  /^(?:(?:[ABCEFHPRTUV]|A[CH]|C[HV]|E[ACFP]|HC|HH|KC|M[CHQV]|OH|RC|RQ|SH|TH|UH|WC|VC|WB)-\d{1,3}[A-Z]{0,2}|M[149]|B7\d7|E\d)s?$/;

/** Why a word stops a reader; null where it doesn't. */
function strangenessOf(word: string, opens: boolean): 'unknown word' | 'acronym' | null {
  if (word === '' || FIGURE.test(word) || DESIGNATION.test(word) || /^FY\d\d(?:\d\d)?$/.test(word))
    return null;
  const single = word.replace(/(?<=[A-Z])s$/, '');
  if (plainAcronyms().has(word) || plainAcronyms().has(single)) return null;
  if (explained().has(word) || explained().has(single) || toolWords().has(word)) return null;
  if (/^[A-Z]{2,}[A-Z\d&-]*$|^[A-Z]&[A-Z]$|^[A-WYZ]\d{1,2}[A-Z]?$|^X\d$/.test(single)) return 'acronym';
  if (/^[A-Z]\.?$/.test(word) || word === 'a') return null;
  // "Solano Co" is a county, "Fox Co" a company.
  if (word === 'Co' || shortForms().has(word.toLowerCase())) return 'unknown word';
  if (isEnglish(word) || isEnglish(word.toLowerCase())) return null;
  // "reaccreditation": a word with a syllable before it.
  if (/^(?:re|pre|non|un|de)[a-z]{6,}$/.test(word) && isEnglish(word.replace(/^(?:re|pre|non|un|de)/, '')))
    return null;
  // A name of a place, a person or a product, inside a line.
  if (!opens && /^[A-Z][a-z]{3,}(?:[A-Z][a-z]+)?$/.test(word)) return null;
  // "El Toro", "McGregor": what names begin with.
  if (!opens && /^(?:El|La|Las|Los|Le|Al|Mc[A-Z][a-z]+)$/.test(word)) return null;
  // "iCIMS", "eMaint": written so, a product.
  if (/^[a-z]{1,2}[A-Z][A-Za-z]{3,}$/.test(word)) return null;
  const parts = word.split(/[-/.]/).filter((part) => part !== '');
  if (parts.length > 1 && parts.every((part) => PREFIX.test(part) || strangenessOf(part, opens) === null))
    return null;
  return 'unknown word';
}

const PREFIX = /^(?:re|pre|non|co|un|de|sub|multi|inter|anti|counter|cross|self|mid)$/i;

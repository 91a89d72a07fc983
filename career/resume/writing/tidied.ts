import { isEnglish } from '#career/text/dictionary.ts';
import { articleFor, capitalized, inTitleCase } from '#career/translation/inflection.ts';
import { withPlainVerbs } from './casual-verbs.ts';
import { inDollars, inFigures, withCompounds } from './figures-in-print.ts';
import { inPrintedWords } from './printed-words.ts';
import { withSmallWords } from './small-words.ts';

/** Names that stand before a position. */
const SERVICE = /^(?:Army|Navy|Marine|Coast|Air|Space|National|Guard|Reserve|Pentagon|American|Joint|Wing)$/;

/** What keeps its capital after a figure. */
const PEOPLE = /^(?:Soldiers|Sailors|Marines|Airmen|Guardians|Americans|Iraqis|Afghans)$/;

/** "Raised availability 82 to 96 percent": without "from" it reads as the size of the rise. */
const CHANGE =
  /((?:^|; )(?:Raised|Cut|Reduced|Increased|Improved|Lifted|Grew|Dropped|Lowered|Boosted|raised|cut|reduced|increased|improved|lifted|lowered)\b[^;\d$]{3,60}?)(?<!\b(?:from|by|to|of|over|under))\s(\$?[\d.,]+[KMB%]?(?: [a-z]+)? to \$?\d)/;

/** "beat the standard 2.1%": by how much. */
const BEATEN =
  /\b((?:beat|exceeded|surpassed|topped)\b[^;,\d]*\b(?:standards?|goals?|targets?|average|mark|minimum)) (?=\d+(?:\.\d+)?(?:%| percent))/gi;

/** Behind these a figure is no year, or the year has its small word already. */
const NO_YEAR_BEHIND =
  /^(?:from|since|until|the|and|for|than|over|under|before|after|through|around|about|early|late|mid|fall|spring|summers?|winters?|year|nearly|least|each|all|total|exactly|only|almost|some|model|version|office|windows|unit|building|room|number|plus|served|processed|trained|quarter)$/;

/** "88,000 gallons potable water", "31M pounds jet fuel": what was measured, without its "of". */
const OF_A_MEASURE =
  /(\b\d[\d,.]*[KMB]?\+? (?:(?:million|billion|thousand) )?(?:cases|gallons|pounds|(?:short |metric )?tons|acres|barrels|cubic yards|square feet|linear feet|feet|miles|yards|pallets|truckloads|boxes))\s+(?!(?:of|per|an?|in|to|for|from|at|with|and|or|by|on|each|every|over|under|above|below|deep|high|long|wide|tall|away|out|up|down|off|daily|weekly|monthly|annually|yearly|total|without|through|across|during|using|worth|short|light|heavy|late|early|ahead|behind|the|while|when|that|which|into|within|inside|outside|between|as|than|this|last|plus|versus|short|net|after|before|can|could|would|should|will|must|may|might|was|were|is|are|had|has|did|went|not)\b|[a-z]+(?:ed|ing|ly)\b(?! [a-z]+s?$))(?=[a-z]{3,})/g;

/** A line as it is printed: spaces, signs, hyphens, figures, and the small words that reports leave out. */
export function tidied(line: string): string {
  return capitalized(
    withCompounds(
      inFigures(
        withPlainVerbs(withSmallWords(inDollars(inPrintedWords(line))))
          // "Instructor of the Year (1/74)", "#3/68": one's place among all.
          .replace(/(?<=\(|#)(\d{1,3})\s?\/\s?(\d{1,4})(?=\)|\s|$)/g, '$1 of $2')
          .replace(/\s+/g, ' ')
          // A quotation that was cut off says nothing of what was done.
          .replace(/^((?:[^"“”]*["“][^"”]*["”])*[^"“”]*?)[;,\s]*["“][^"”]*$/, '$1')
          .replace(
            /^(Named .*?),? (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* ['’]?(\d\d)$/,
            '$1, $2 20$3',
          )
          // "SMI (Supply Management Inspection)", once the acronym is written out.
          .replace(/\b([A-Za-z][A-Za-z ]{5,80}) \(\1\)/gi, '$1')
          .replace(/\s+([,.;:)])/g, '$1')
          .replace(/([,;])(?:\s*[,;])+/g, '$1')
          // "Deployed Kuwait", "Volunteered 60 hours food bank": the small words that reports leave out.
          .replace(
            /^(Deployed|Mobilized) (?=[A-Z][a-z])(?!(?:Soldiers|Marines|Sailors|Airmen|Guardians)\b)/,
            '$1 to ',
          )
          .replace(
            /^Commissioned (?=(?:Air Force|Army|Navy|Marine Corps|Coast Guard)(?=$|[,;]| (?:in|as)\b))/,
            'Commissioned in the ',
          )
          .replace(/^(Volunteered [\d,.]+ hours) (?=[A-Z])/, '$1 at ')
          .replace(/\b(Training Center) (?=\d\d-\d\d\b)/g, '$1 rotation ')
          // Who got others qualified received nobody.
          .replace(
            /^Got ((?:\d|all|my|the)[^,;.]*?) (qualified|certified|licensed)\b(?! as| in| on)/i,
            (_, who: string, how: string) => `${how.charAt(0).toUpperCase()}${how.slice(1)} ${who}`,
          )
          .replace(
            /^Got (?=(?:(?:an?|the|\d+) )?(?:[A-Za-z-]+ ){0,5}(?:[Aa]wards?|[Mm]edals?|[Cc]oins?|[Ll]etters?|[Cc]ommendations?|[Cc]ertificates?|[Rr]ibbons?|[Bb]adges?|[Cc]itations?|[Rr]atings?|[Bb]onus(?:es)?|[Rr]aises?|scholarships?|grants?)\b)/,
            'Received ',
          )
          // "chaired an industry day, 80 attendees": who came.
          .replace(
            /, (\d[\d,]* (?:attendees|participants|students|guests|members|vendors|visitors))$/,
            ' with $1',
          )
          .replace(/, (?=(?:\d+|all|both) approved$)/, '; ')
          // "kept the rate at 98.6%, standard is 95%".
          .replace(
            /(?:, | \()(?:the )?(standard|goal|target)(?: is| was|:)? (\d[\d.,]*(?:%| percent| hours| days| minutes)?)\)?$/,
            ' against a $1 of $2',
          )
          .replace(/^Previously (?=[a-z]+ed\b|led\b|ran\b)/, '')
          .replace(/^Named (?:[Aa]lso|(?:[A-Z][a-z]+ )?Named) (?=[A-Z])/, 'Named ')
          // "411K gallon retardant": what is counted by the thousand is no size of one thing.
          .replace(/(?<=\d,\d{3} )(gallon|pound)(?= of\b)/g, '$1s')
          .replace(
            /(?<=\d[KM] )(gallon|pound)(?= (?!tanks?\b|trucks?\b|capacity\b|systems?\b|bladders?\b|delivery\b))/g,
            '$1s',
          )
          .replace(OF_A_MEASURE, '$1 of ')
          .replace(/(?<=\d[\d,.]* cases) (?=MREs?\b)/g, ' of ')
          .replace(/, first (?=(?:time|in|ever|unit|to)\b)/g, ', the first ')
          .replace(/^(?:Additionally|Also),? (?=[a-z]+ed\b)/, '')
          // How a rater praises a manner.
          .replace(/ with an? (?:[a-z]+,? (?:and |but )?){1,3}hand$/, '')
          .replace(/ with (?:great )?(?:poise|professionalism|distinction|pride|enthusiasm|honor|ease)$/, '')
          .replace(/\b(\d+ years) service\b/g, '$1 of service')
          .replace(/\bin first (?=(?:year|month|week|quarter|season)\b)/g, 'in the first ')
          .replace(/(?<=\bammunition)\(W\)/gi, '')
          .replace(/\b(\d+-(?:year|month|day)) old\b(?= [a-z])/g, '$1-old')
          .replace(/^Responded (?=\d(?!\d*\/7\b))/, 'Responded to ')
          .replace(
            /^Ran (?=\d+ (?:people|staff|Soldiers|Sailors|Marines|Airmen|Guardians|civilians|personnel|mechanics|technicians|recruiters|employees)\b)/,
            'Led ',
          )
          .replace(
            /(?<=\bthe )(?:Sergeants|Corporals|Lieutenants|Captains|Majors|Colonels|Specialists|Privates)\b/g,
            (ranks) => ranks.toLowerCase(),
          )
          .replace(/^(Named .* for the [a-z]+) ((?:19|20)\d\d)$/, '$1 in $2')
          .replace(/(\d[\d,.]*[KM]? (?:gallons|pounds|tons|barrels)) (?=[A-Z]+-?\d)/g, '$1 of ')
          // "74 trucks 9 technicians": two figures, each with its noun.
          .replace(/^(Responsible for (?:[^,;]* )?\d[\d,]* [a-z]+s) (?=\d[\d,]* [a-z]+s$)/, '$1 and ')
          // "Loaded/unloaded pallets": both were done.
          .replace(
            /(?<![\w/])([A-Z]?[a-z]{2,}(?:ed|shot|built))\/([a-z]{2,}(?:ed|shot|built))(?![\w/])/g,
            '$1 and $2',
          )
          // "Ran the shop my last 3 years".
          .replace(
            /(?<=[a-z]) (?:the|my) last (?=\d+ (?:years|months|weeks)$)(?<!\b(?:for|over|in|of|during|within|was|the|and) (?:the|my) last )/,
            ' for the last ',
          )
          .replace(
            /(?<=\bof taking )the (?=section|shop|team|job|position|platoon|department|office)\b/g,
            'over the ',
          )
          .replace(
            /(?<= and )did (?=(?:\d[\d,]*|all|the|an?) (?:[a-z]+ )?(?:inventories|inspections|audits|surveys|repairs|checks)\b)/g,
            'completed ',
          )
          .replace(/(\d samples) (?=[a-z]+, [a-z]+ and [a-z]+)/g, '$1 of ')
          .replace(/(?<=[a-z]) & (?=[a-z])/g, ' and ')
          .replace(/^Showed ((?:\d+|two|three|four|five|six) [^,;]*?) how to /, 'Trained $1 to ')
          .replace(/\bto do (?=the [a-z -]*(?:forms|paperwork|reports|logs)\b)/g, 'to complete ')
          .replace(
            /\b(\d+(?:st|nd|rd|th) (?:Marine|Infantry|Cavalry|Armored|Airborne)) (division|regiment|battalion|brigade|wing)\b/g,
            (_, name: string, unit: string) => `${name} ${capitalized(unit)}`,
          )
          .replace(
            /\b(military and civilian|civilian and military|enlisted and civilian|officer and enlisted)(?=$|[,;]| (?:in|at|for|across|on|from|to|with|through|[a-z]+ing)\b)/g,
            '$1 personnel',
          )
          .replace(
            /^((?:Mobilized|Deployed|Sent|Detailed|Attached) to (?:[A-Z][\w'’-]*,? ?)+?) ((?:19|20)\d\d ?[-–] ?(?:19|20)?\d\d)(?=$|[;,]| and\b)/,
            '$1 in $2',
          )
          .replace(
            /^(Served as .*?), (?=(?:(?:around|about|nearly|almost|over) )?\d+ (?:months|weeks|years)$)/,
            '$1 for ',
          )
          .replace(/ for (?:my|the) (?:tour|time there|work there)$/, '')
          // "Cut open claims" reads as done with a knife.
          .replace(/^Cut (?=open\b)/, 'Reduced ')
          .replace(/^(Established|Built|Opened|Created) 1st /, '$1 the first ')
          .replace(/^Deployed (\d+ (?:days|weeks|months)) (?=[A-Z][a-z])/, 'Deployed for $1 to ')
          .replace(/, (?=on the first attempt$)/, ' ')
          .replace(/\b(of the (?:Year|Quarter|Month)),? ['’](\d\d)\b/g, '$1, 20$2')
          .replace(/(?<=\b(?:\d(?:st|nd|rd|th)) quarter) (?:['’]|(?=\d\d$))(\d\d)\b/gi, ' of 20$1')
          // "weapons/optics/night vision devices", once each is written out.
          .replace(/(?<=\b[a-z]{3,})\/([a-z]{3,})\/(?=[a-z]+ [a-z]+)/g, ', $1 and ')
          .replace(
            /^((?:[A-Z][a-z]+ed|Led|Ran|Oversaw)\b.*) and is (?=responsible\b|accountable\b)/,
            '$1 and was ',
          )
          .replace(OWN_PLACE, '$1the $2')
          .replace(/\b(of the (?:Year|Quarter|Month)),? \d{1,2}\/(\d\d)$/, '$1, 20$2')
          .replace(/(?<=[A-Z]{2,})-reg\b/g, '-registered')
          .replace(
            /\baboard (?=(fast|amphibious|guided|nuclear|ballistic|high|medium|attack|fleet|destroyer|frigate|cruiser|cutter|submarine|carrier|aircraft carrier)\b(?! \w+s\b))/g,
            (_, ship: string) => `aboard ${articleFor(ship)} `,
          )
          // "towing vessel towing vessel", once a name was spelled out before what it names.
          .replace(/\b([a-z]+ [a-z]+(?: [a-z]+)?) \1\b/g, '$1')
          .replace(/^(Served as )([A-Z][a-z]+)(?= [a-z])/, (whole, served: string, word: string) =>
            PEOPLE.test(`${word}s`) || !isEnglish(word.toLowerCase()) || SERVICE.test(word)
              ? whole
              : served + word.toLowerCase(),
          )
          .replace(
            /(?<=\b\d+ )(?:Lance )?(?:Lieutenants?|Captains?(?! of)|Majors|Sergeants?(?! First| Major)|Corporals?|Ensigns?|Yeomen)\b/g,
            (ranks) => ranks.toLowerCase(),
          )
          .replace(/^Brought ((?:the )?[a-z][^;,\d]{2,50}?) up from (?=\d)/, 'Raised $1 from ')
          .replace(/^Served as (?:(?:an?|the) )?commander of (?=an?\b|the\b|\d)/i, 'Commanded ')
          .replace(/^Served as (?:(?:an?|the) )?(?:leader|lead) (?:of|for) (?=an?\b|the\b|\d)/i, 'Led ')
          .replace(/^Served as (?:(?:an?|the) )?supervisor (?:of|for) (?=an?\b|the\b|\d)/i, 'Supervised ')
          .replace(/^Served as (?:sat|served|acted|worked) as /, 'Served as ')
          .replace(/^Served as (?=\d+ (?:years|months|weeks) as )/, 'Served ')
          .replace(/^Served as (?:then|later|next|also) /, 'Served as ')
          // "Tank crewman to First Sergeant": a way, and no position.
          .replace(
            /^Served as (?!.*\b(?:driver|aide|assistant|advis[eo]r|secretary|deputy|liaison|executive|interpreter|linguist|clerk|escort|messenger|assigned|attached|hand|gunner)\b)([A-Za-z -]+?) to (?=(?:[A-Z][a-z]+ )?(?:Sergeant|Chief|Captain|Major|Officer|First Sergeant|Sergeant Major)$)/,
            'Advanced from $1 to ',
          )
          // "Served as platoon sergeant, military police company": of what.
          .replace(
            /^(Served as (?:[A-Za-z-]+ ){1,5}?[A-Za-z]+), ((?:[a-z-]+ ){1,3}(?:company|battalion|squadron|brigade|battery|clinic|hospital|shop|section|department))$/,
            (_, held: string, unit: string) => `${held} for ${articleFor(unit)} ${unit}`,
          )
          // A position in a resume goes without its article.
          .replace(/^Served as (?:an?|the(?! [a-z]+['’]s )) (?=[a-z])/, 'Served as ')
          // A section of the staff is a place; who served as it was its officer.
          .replace(
            /^((?:Served|Acted|Worked|Selected) as (?:[A-Za-z-]+ ){0,4})office(?=$|[;,]| (?:for|of|in|at|to|with|on)\b)/,
            '$1officer',
          )
          // "barcode system 2016 and", "a recruiter 2006-2011": when it was.
          .replace(
            /\b([a-z]{3,}) ((?:19|20)\d\d)(?:-((?:19|20)\d\d)(?=$|[;,])|(?=$|;|,(?! (?:19|20)\d\d)| and [a-z]+ (?:the|a|an|\d)))/g,
            (whole, word: string, year: string, until: string | undefined) => {
              if (NO_YEAR_BEHIND.test(word)) return whole;
              return until === undefined ? `${word} in ${year}` : `${word} from ${year} to ${until}`;
            },
          )
          .replace(/(?<=\b\d+ )(?:Battalions|Brigades|Companies|Squadrons|Divisions|Platoons)\b/g, (units) =>
            units.toLowerCase(),
          )
          // "Senior Paralegal noncommissioned officer": a title has its capitals throughout.
          .replace(/(?<=[A-Z][a-z]+ )noncommissioned officer\b/, 'Noncommissioned Officer')
          // When it was, said from the day of writing.
          .replace(
            /,? (?:during (?:(?:this|the) (?:reporting |rating |evaluation )?|(?:reporting |rating |evaluation ))period|this (?:reporting |rating )?(?:period|cycle)|last (?:year|month|quarter|summer|winter|fall|spring)|so far|to date)(?=$|[;,])/g,
            '',
          )
          .replace(/,? results?: ?(?=[a-z])/g, '; ')
          .replace(/(?<=[a-z\d)]) resulting in\b/g, ', resulting in')
          .replace(/ [vV][sS]\.? /g, ' versus ')
          // Designations in brackets say nothing to a stranger: "(GBU-12/38/54)", "(WMEC 39)", "(15)".
          .replace(/ \((?!(?:19|20)\d\d\)|FY)(?=[^)]*\d)[A-Z\d/, -]+\)/g, '')
          .replace(/(from \d+(?:\.\d+)?)%( to \d+(?:\.\d+)?)(?=$|[;,])/g, '$1%$2%')
          // "Vaccinated 24,780 trainees, waste 0.6%": a share of something, behind it.
          .replace(
            /, (waste|attrition|turnover|accuracy|downtime|uptime|availability|readiness|completion|absenteeism|loss) (\d+(?:\.\d+)?%)(?=$|[;,]| versus)/g,
            ' with $2 $1',
          )
          // "Trained 11 Soldiers, 9 passed": two sentences.
          .replace(
            /, (?=(?:all|none|both|\d+)(?: of (?:them|whom|the \w+))?(?: [a-z]+)? (?:passed|graduated|promoted|certified|licensed|qualified|selected|advanced|earned|became|completed|re-?enlisted|extended|retained|made|went|finished|got)\b)(?!\d+ of whom)/g,
            '; ',
          )
          .replace(/(?<=\bof \d+ )[A-Z][a-z]+s(?=\s(?:in|at|of|across)\b|$)/, (ranks) =>
            PEOPLE.test(ranks) ? ranks : ranks.toLowerCase(),
          )
          .replace(
            /^Named (?:(?:[A-Za-z]+|\d{2,4}(?:st|nd|rd|th)?) ){1,6}of the (?:Year|Quarter|Month)/,
            (name) => inTitleCase(name).replace(/(?<=\d)(?:St|Nd|Rd|Th)\b/, (end) => end.toLowerCase()),
          )
          .replace(/(\d[\d,.]*[KM]? rounds) (?=(?:of )?(?:ammunition|small)\b)(?!of)/g, '$1 of ')
          .replace(/^Stood (?=[A-Z][a-z]+ of the\b)/, 'Served as ')
          // "Qualified coxswain on 2 platforms", "Qualified Officer of the Deck": what as.
          .replace(
            /^(?:Served as )?[Qq]ualified (?=(?:(?!and|on|in|at|to|with|for|as)[A-Za-z-]+ ){0,6}(?:coxswain|operator|of the (?:[Dd]eck|[Ww]atch|[Dd]ay)|watch officer|supervisor|watch supervisor|crew chief|flight mechanic)\b)(?![A-Za-z]*s\b)/i,
            'Qualified as ',
          )
          .replace(/\bin support (?=[A-Z])/, 'in support of ')
          .replace(
            /\bdeployed (?=[A-Z][a-z])(?!(?:Soldiers|Marines|Sailors|Airmen|Guardians)\b)/,
            'deployed to ',
          )
          .replace(/^(Advanced (?:\d+ of )?\d+ (?:[a-z]+ )?Sailors)(?=$|[;,])/, '$1 to the next rank')
          .replace(/(\bof the (?:Year|Quarter|Month)) (?=[A-Z]|\d(?:st|nd|rd|th)\b)/, '$1, ')
          .replace(/^Selected (?=(?:[A-Z\d][\w-]* ){1,6}of the (?:Year|Quarter|Month))/, 'Selected as ')
          .replace(BEATEN, '$1 by ')
          // A remark that takes back what was said before it.
          .replace(
            / \((?![^()]*\b(?:not sure|do(?: not|n['’]?t) |leave (?:it|this|that)|can['’]?t say))(?:[^()]*\b(?:because|paused|waiting|until|not|but|although|pending|its|it's|it’s|lol|my)\b)[^()]*\)/g,
            '',
          )
          .replace(/^(Scored [\d.]+%?) (?=[A-Z])/, '$1 on ')
          .replace(
            /^((?:Sent|Deployed|Mobilized|Assigned|Detailed) to (?:[A-Z][\w'’-]*\s?)+?) (?=\d+ (?:days|weeks|months|years)\b)/,
            '$1 for ',
          )
          .replace(/\b(convoys?|groups?|teams?|crews?|classes|crowds?) up to (?=\d)/g, '$1 of up to ')
          .replace(CHANGE, '$1 from $2')
          .replace(
            /(?<!\b(?:in|on|of|for|over|per|working|the|an?|and|or|to|with|rotating|alternating|straight|consecutive|back-to-back|overnight|night|day|long|two|three|four|both)) (?=\d{1,2}-hour shifts?\b)/g,
            ' on ',
          )
          .replace(
            /(?<=\d )(foot|gallon)(?=$|[;,.]| (?:of|per|a|in|to|for|daily|and|deep|high|long|wide|above|below|tall)\b)/g,
            (unit) => (unit === 'foot' ? 'feet' : 'gallons'),
          )
          .replace(/\bof the (year|quarter|month)\b/g, (_, period: string) => `of the ${capitalized(period)}`)
          .replace(
            /^(.+ (?:Badge|Medal|Award)) recipient,? (?:in )?((?:19|20)\d\d)(?=$| \()/,
            'Earned the $1 in $2',
          )
          .replace(/^[\s"“*+.,;:–—-]+/, '')
          .replace(/(?<!\b[ap]\.m)[\s.,;:!*"”–—-]+$/, '')
          .trim(),
      ),
    ),
  );
}

/** Places and commands that English speaks of with an article: "to the National Training Center", "to the command". */
const OWN_PLACE =
  /((?<!-)\b(?:to|at|from|for|in|of|with|by|via) )((?:National|Joint Readiness) Training Center\b(?! rotations?\b| \d)|Military Entrance Processing Station\b|(?!(?:an?|the|our|this|each|its|their) )(?:[a-z]+ ){1,3}(?:operations )?center\b(?= (?:in|after|during|within|with|for|and)|$|[,;])|(?<!(?:months|years|changes?|chain|day|days|weeks) of )(?<!\b[Pp]ilot in )(?<!\b(?:selected|competed|picked|slated|chosen|screened) for )command(?=$|[,;])|Enlisted [A-Z][a-z]+ Warfare Specialist pin)/g;

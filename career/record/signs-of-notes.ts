/** Units and things that have a name of their own behind "Op": "Op Holiday", but "Op Center". */
const NO_OPERATION =
  '(?:Center|Ctr|Test|Tempo|Order|Group|Support|Squadron|Sergeant|Sgt|Officer|Chief|Manager|Mgr|Planning|Plan|Readiness|Risk|Security|Area|Room|Level|Specialist|Superintendent|Control|Check|Evaluation|Training)';

/** What a passenger rides in, is handled at or written on. */
const FOR_PASSENGERS =
  '(?:bus|buses|van|vans|vehicles?|shuttles?|coach|coaches|boats?|helicopters?|aircraft|terminals?|services?|seats?|manifests?|lists?|handling|movements?|screening|reps?|agents?|ops|operations|baggage|lounge)';

const ordinalOf = (number: string) =>
  /1[123]$/.test(number) ? `${number}th` : number + (number.endsWith('2') ? 'nd' : 'rd');

/** How often, in short. */
export const SPANS: Readonly<Record<string, string>> = {
  wk: 'week',
  mo: 'month',
  qtr: 'quarter',
  yr: 'year',
};

const UNITS: Readonly<Record<string, string>> = {
  Co: 'Company',
  Cav: 'Cavalry',
  Gp: 'Group',
  Det: 'Detachment',
  Bde: 'Brigade',
  Regt: 'Regiment',
  Eng: 'Engineer',
  Engr: 'Engineer',
};

const COMMANDERS: Readonly<Record<string, string>> = {
  wg: 'wing commander',
  gp: 'group commander',
  sq: 'squadron commander',
  flt: 'flight commander',
  og: 'operations group commander',
  mxg: 'maintenance group commander',
  msg: 'support group commander',
  mdg: 'medical group commander',
};

/**
 * Signs of people who take notes, as print has them, before the words are read one by one: an arrow from one figure to
 * the next, a stroke between two sums, and short forms whose neighbor says which word they stand for.
 */
export function withoutNoteSigns(text: string): string {
  return (
    text
      .replace(
        /(?<!(?:#|\bof )[\d ]*)\b(?:\d+ )?(Wg|Gp|Sq|Flt|OG|MXG|MSG|MDG)\/CC\b/gi,
        (_, unit: string, at: number, whole: string) =>
          `${at === 0 || /\b(?:deputy|vice|acting|assistant|the|a) $/i.test(whole.slice(0, at)) ? '' : 'the '}${COMMANDERS[unit.toLowerCase()]}`,
      )
      // "RIFLE CO", "D Co": a company, and no commanding officer.
      .replace(
        /\b(rifle|weapons|headquarters|line|infantry|tank|alpha|bravo|charlie|delta|echo|fox|foxtrot|golf|india|kilo|lima) CO\b/gi,
        (_, name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()} Company`,
      )
      .replace(/(?<![A-Z&.] ?)\b([A-M]) C[oO]\b(?!\.)/g, 'Company $1')
      // "53d Wing", "2d Qtr": an ordinal as the services write it. "3d Printer" is no third one.
      .replace(
        /\b(\d*[23])d(?= (?!(?:print|model|scan|render|design)[a-z]*\b)[A-Z])/gi,
        (_, number: string) => ordinalOf(number),
      )
      .replace(/\b[Aa]mn (?=of (?:the )?(?:Yr|Year|Qtr|Quarter|Mo|Month)\b)/gi, 'Airman ')
      .replace(/\(cat: ?(?:Amn\b)?/gi, (typed) => (/amn/i.test(typed) ? '(category: Airman' : '(category: '))
      .replace(new RegExp(`\\bOp\\.? (?=[A-Z][a-z]{2,})(?!${NO_OPERATION}\\b)`, 'g'), 'Operation ')
      .replace(new RegExp(`(\\d)[ -]pax (?=${FOR_PASSENGERS}\\b)`, 'gi'), '$1-passenger ')
      .replace(new RegExp(`\\bpax (?=${FOR_PASSENGERS}\\b)`, 'gi'), 'passenger ')
      // "rec'd for MSgt": nobody is received for a rank.
      .replace(
        /\b([Rr])ec['’]d for (?=[A-Z][A-Za-z]{0,4}Sgt\b|SSG\b|SFC\b|CPO\b|promotion\b|early\b|immediate\b|commission|advancement\b)/g,
        '$1ecommended for ',
      )
      // "9,400 CY concrete"; "CY11" is a year.
      .replace(/(?<=\d[\d.,]*[KM]?) ?CY\b(?! ?['’]?\d)/g, ' cubic yards')
      .replace(/(?<=[a-z\d)] )w (?=[A-Za-z\d$])/g, 'with ')
      // "23% -> 9%", "45 min → 25": from one figure to the next.
      .replace(
        /(?<=\d(?:%|[KM]\b)?(?: (?:days?|dys|hours?|hrs|minutes?|mins?|weeks?|wks|months?|mos|percent))?)\s*(?:→|->|=>)\s*(?=\$?\d)/g,
        ' to ',
      )
      // "$71M/208 contracts", "9 dashboards + 22 searches": two figures.
      .replace(/(?<=\$\d[\d.,]*[KMB]?)\/(\d[\d.]*%)/g, ' ($1)')
      .replace(/(?<=\$\d[\d.,]*[KMB])\/(?=\d)/g, ', ')
      .replace(/(?<=[a-z]) \+ (?=\d[\d,]* [A-Za-z])/g, ' and ')
      .replace(
        /(?<=[a-z]{3})(?<!\b(?:log|logbook|book|sheet|report|meeting|turnover|night|day|shift|week))\/(mo|month|wk|week|yr|year|qtr|quarter|day|shift)\b\.?/g,
        (_, span: string) => ` a ${SPANS[span] ?? span}`,
      )
      // "feb 22", "x2 (feb and oct)".
      .replace(
        /\b(?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)(?= ['’]?\d{2,4}\b)/g,
        (month) => month.charAt(0).toUpperCase() + month.slice(1),
      )
      .replace(/(?<=[a-z]) x(\d)(?= \()/g, ' $1 times')
      // "1.4 mil" behind a sum, "6 MOS".
      .replace(/(?<=\$\d[\d.,]*) ?[Mm](?:il|IL)\b\.?/g, 'M')
      // "w/379", "dn 15%", "Crew ld", "an hr", "2x wk", "3x", "iso post ceremonies".
      .replace(/\b[Ww]\/(?=\d)/g, 'with ')
      .replace(
        /(?<=\b\d[\d.]* ?(?:mins?|minutes?|hrs?|hours?|secs?|seconds?))\/(?=(?!(?:wk|mo|yr|day|week|month|year|shift|night|hour|hr|qtr|quarter)\b)[a-z]+(?<![^s]s)\b)/g,
        ' per ',
      )
      .replace(/\bdn (?=(?:by )?[$\d])/g, 'down ')
      .replace(/\b([Cc]rew|[Tt]eam|[Tt]m|[Ss]hift|[Ss]ection|[Ff]lt|[Ff]light|[Ss]quad) ld\b/g, '$1 lead')
      .replace(/\b(an|per|each|every|half an) hr\b/g, '$1 hour')
      .replace(/\b2x (?:a |per )?(?=(?:wk|week|day|mo|month|yr|year|daily)\b)/gi, 'twice a ')
      .replace(/\b([3-9])x (?:a |per )?(?=(?:wk|week|day|mo|month|yr|year)\b)/gi, '$1 times a ')
      .replace(/(?<=[a-z] )([2-9])x(?=$|[;,.])/gi, (_, times: string) =>
        times === '2' ? 'twice' : `${times} times`,
      )
      .replace(/(?<=(?<![/,.\d])\d{1,2} (?:new )?)ops(?=$|[;,.]| (?:and|to|on|in)\b)/g, 'operators')
      .replace(/\biso (?=[a-z]{3,})/g, 'in support of ')
      // "59th Chem Co", "7th Cav", "11th Avn Gp", "74th Engr Det", "Cherry Pt": units and places by name.
      .replace(
        /(?<=\b\d+(?:st|nd|rd|th) (?:[A-Z][A-Za-z]+ )?)(Co|Cav|Gp|Det|Bde|Regt|Eng|Engr)\b\.?(?=$|[\s;,])/g,
        (unit: string) => UNITS[unit] ?? unit,
      )
      .replace(/(?<=\b[A-Z][a-z]{2,} )Pt\b\.?/g, 'Point')
      .replace(/\b([Aa])dmin(?=$|[;,.]| (?:and|for|of|in|at)\b)/g, '$1dministration')
      .replace(
        /(?<=\b[A-Za-z]+ )aft (?=(?:the|an?|house|hurricane|storm|typhoon|tornado|flood|fire|attack|accident|mishap|crash|surgery|\d+)\b)/g,
        'after ',
      )
      .replace(/(?<=\b[A-Za-z]+),? (?:lol|haha|lmao)\b/gi, '')
      .replace(/(?<=\b\d+ )MOS\b(?=$|[;,.]| (?:early|late|ahead|in|at|of|on|straight|as)\b)/g, 'months')
  );
}

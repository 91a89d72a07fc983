import { isEnglish } from '#career/text/dictionary.ts';

/** Letters and a number that may designate an aircraft. */
const DESIGNATION = /\b([A-Z]{1,2})(\d{1,3})(?=[A-Z]?s?\b)/g;
/** Those that are aircraft and nothing else: "E2" is a pay grade as well, "C5F" a fleet. */
const FLOWN = new Set(
  'A10 AC130 AH1 AH64 B52 C12 C17 C27 C40 C130 C135 C141 CH46 CH47 CH53 CV22 EA6 EA18 EC130 F15 F16 F18 F22 F35 F117 FA18 HC130 HC144 HH60 KC10 KC46 KC130 KC135 MC12 MC130 MH53 MH60 MH65 MQ1 MQ9 MV22 OH58 P8 RC135 RQ4 SH60 T38 UH1 UH60 UH72 WC130'.split(
    ' ',
  ),
);

/** What the dictionary joins: "re-writing" is rewriting; "re-sign" and "re-cover" are not resigning and recovering. */
const AGAIN = /\b([Rr])e-([a-z]{3,})\b/g;
const STAYS_APART = /^(?:sign|cover|form|lease|sort|creat|treat|press|serv|coup|search|mark)/;

/** "1.3 mil in parts", "a 24 mil store": money. "11 mil, 8 civ" are people. */
const OF_MONEY =
  /(?<=\$\d[\d.]*|\d\.\d+) ?mil\b(?!\/)|(?<=\d) ?mil\b(?= (?:worth|budget|dollars|program|project|store|account|contract|property|inventory)\b)/g;

/** A typed text in the forms that print has: "C-130", "in 2022", "rewriting", "1.3 million". */
export const inPrintForms = (text: string): string =>
  text
    .replace(DESIGNATION, (typed, letters: string, number: string) =>
      FLOWN.has(`${letters}${number}`) ? `${letters === 'FA' ? 'F/A' : letters}-${number}` : typed,
    )
    .replace(AGAIN, (typed, r: string, word: string) =>
      !STAYS_APART.test(word) && isEnglish(`re${word}`) ? `${r}e${word}` : typed,
    )
    .replace(OF_MONEY, ' million')
    .replace(/\b((?:valued at|worth) (?:over |about |nearly )?)(\d[\d.,]*[KMB])\b/g, '$1$$$2')
    .replace(/(?<=\b(?:1st|2n?d|3r?d|4th) (?:[Qq]uarter|[Qq]tr)\.?) ['’](\d\d)\b/g, ' of 20$1')
    .replace(/(?<=\b(?:Year|Yr|year|yr)) ['’](\d\d)\b/g, ', 20$1')
    // "in '07", "Q2 '22": a year of two figures.
    .replace(
      /(?<=(?:^|[\s(-]))['’](\d\d)(?=$|[\s,;.)-])(?!-? ?(?:foot|footer|boat|ft)\b)/g,
      (_, year: string) => (Number(year) > LATEST ? `19${year}` : `20${year}`),
    );

/** Two figures above these are of the last century. */
const LATEST = 39;

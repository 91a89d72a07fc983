/** Why VA put a caution flag on a school: what its published heading holds, the first that fits, and how we say it. */
export const CAUTION_KINDS: readonly { readonly heading: RegExp; readonly said: string }[] = [
  { heading: /filed (?:suit|charges)/i, said: 'A state sued it or filed charges' },
  { heading: /clos(?:ure|ing)|closed/i, said: 'It was closing' },
  {
    heading: /^(?=.*settle).*(?:federal trade commission|\bFTC\b)/i,
    said: 'It settled with the Federal Trade Commission',
  },
  { heading: /title iv|federal student aid/i, said: 'Its federal student aid was limited' },
  { heading: /accredit/i, said: 'Its accreditation was in question' },
  { heading: /^(?=.*settle).*(?:attorney|state of|commonwealth)/i, said: 'It settled with a state' },
  { heading: /settle/i, said: 'It settled with the US government' },
  { heading: /(?:)/, said: 'VA published a caution' },
];

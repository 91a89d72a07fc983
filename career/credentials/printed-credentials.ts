import { printedDate } from '#career/record/dates.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { Credential } from './credential.ts';
import { listedCredentials } from './read-credentials.ts';
import { beginsWithStatus, nameAlone } from './status.ts';

/** A certificate as a resume prints it, and the item of the veteran's list that it was made of. */
export interface PrintedCredential {
  readonly text: string;
  readonly quote: string;
}

/**
 * The certificates of a record as a resume prints them: what is held as it was written, anything else with its status
 * in plain words behind its name. What is not held at all is left out. An item that names several credentials of
 * different status stands word for word: which words belong to which is the veteran's to say.
 */
export function printedCredentials(record: VeteranRecord): PrintedCredential[] {
  return listedCredentials(record).flatMap(({ item, credentials }): PrintedCredential[] => {
    const [first] = credentials;
    if (first === undefined) return [{ text: item, quote: item }];
    const isMixed = credentials.some(({ status }) => status !== first.status);
    if (first.status === 'none' && !isMixed) return [];
    if (first.status === 'held' || isMixed || credentials.length > 1 || namesSeveral(item))
      return [{ text: item, quote: item }];
    const status = statusInWords(first, item);
    return [{ text: `${nameAlone(item)} (${status})`, quote: item }];
  });
}

/** "ASE T2, T4, T8 (T8 exp. 2024)": what the end says holds for one of them. */
function namesSeveral(item: string): boolean {
  const [head = ''] = item.split(/\s*\(|\s+[-–—]/);
  const [, ...others] = head.split(/,\s*/);
  return others.some((part) => !beginsWithStatus(part));
}

const EXPECTED = /\b(?:expected|anticipated|expect(?:ing)?)\b/i;
const EXAM = /\b(?:scheduled|booked)\b/i;

function statusInWords({ status, date, ends }: Credential, item: string): string {
  const when = date === null ? '' : printed(date);
  switch (status) {
    case 'expired':
      return when !== '' && (ends || /\b(?:expired|lapsed|inactive|since|debriefed)\b/i.test(item))
        ? `expired ${when}`
        : 'expired';
    case 'in-progress':
      if (when !== '' && EXPECTED.test(item)) return `in progress, expected ${when}`;
      return when !== '' && EXAM.test(item) ? `in progress, exam scheduled for ${when}` : 'in progress';
    case 'permit':
      return 'permit';
    default:
      return 'eligible';
  }
}

function printed(date: string): string {
  const [year = '', month] = date.split('-');
  return printedDate({ year: Number(year), month: month === undefined ? null : Number(month) });
}

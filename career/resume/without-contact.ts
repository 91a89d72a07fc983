import type { ResumeContact } from './document.ts';
import type { ResumeHeader } from './layouts/resume-blocks.ts';
import type { ShownResume } from './shown-resume.ts';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/**
 * Ten digits, together or in groups, as phone numbers are written in the United States, and those of other countries
 * behind their plus sign. Sums of money and years have other shapes.
 */
const PHONE =
  /(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\b\d{3}[\s.-])\d{3}[\s.-]\d{4}\b|(?<![\d$,.])\d{10}(?!,?\d)|\+\d(?:[\s().-]{0,2}\d){7,14}\b/g;
const WEB_ADDRESS = /\b(?:https?:\/\/|www\.|(?:linkedin|github)\.com\/)\S+/gi;

/** A text with email addresses, phone numbers and web addresses taken out. */
export const withheld = (text: string): string =>
  text.replace(EMAIL, '[withheld]').replace(PHONE, '[withheld]').replace(WEB_ADDRESS, '[withheld]');

function nameOnly({ firstName, lastName }: ResumeContact): ResumeContact {
  return { firstName, lastName, email: '', phone: '', city: '', state: '' };
}

/** Every text inside a value, changed; the value's shape stays. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)])) as T;
}

/**
 * A resume by which nobody can be reached: the name stays, email, phone, place and links go, and addresses and
 * numbers inside the text, as uploaded resumes have them, read "[withheld]".
 */
export function withoutContact(
  content: ShownResume,
  header: ResumeHeader,
): { content: ShownResume; header: ResumeHeader } {
  const { contact, links: _links, version, layout, look, ...texts } = content;
  return {
    content: {
      ...mapTexts(texts, withheld),
      version,
      layout,
      look,
      links: [],
      contact: contact === null ? null : nameOnly(contact),
    },
    header: { contact: nameOnly(header.contact), links: [], service: header.service.map(withheld) },
  };
}

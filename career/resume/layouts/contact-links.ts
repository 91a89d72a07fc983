import type { TextLink } from './layout-block.ts';

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
/** Fewer digits are no number to dial, more are more than one. */
const [FEWEST_DIGITS, MOST_DIGITS] = [7, 15];

/** The link of an email address; undefined for what is none. */
export function emailLink(text: string): TextLink | undefined {
  return EMAIL.test(text) ? { text, href: `mailto:${text}` } : undefined;
}

/** The link of a phone number; undefined for what cannot be dialed. */
export function phoneLink(text: string): TextLink | undefined {
  const [number = ''] = text.split(/\s*(?:ext\.?|x)\s*/i);
  const digits = number.replace(/[^\d+]/g, '');
  const count = digits.replace('+', '').length;
  const isNumber = /^\+?[\d\s().-]+$/.test(number) && count >= FEWEST_DIGITS && count <= MOST_DIGITS;
  return isNumber ? { text, href: `tel:${digits}` } : undefined;
}

/** The link of a web address, with or without its "https://"; undefined for what is none, or leads elsewhere. */
export function webLink(text: string): TextLink | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSite = url !== undefined && /^[^.:]+(?:\.[^.:]+)+$/.test(url.hostname) && url.username === '';
  return isSite && !/\s/.test(text) ? { text, href: url.href } : undefined;
}

import { certifications } from './catalogue.ts';
import type { Certification } from './certification.ts';

const MOST = 3;
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim()} `;

/** Certificates of the catalogue that are the one a posting names, or whose name or description speaks of it. */
export function certificationsForTerm(name: string): Certification[] {
  const wanted = plain(name);
  const speaks = (texts: readonly string[]) => texts.some((text) => plain(text).includes(wanted));
  const named = certifications().filter((entry) => speaks([entry.name, ...entry.alsoWritten]));
  const described = certifications().filter((entry) => !named.includes(entry) && speaks([entry.description]));
  return [...named, ...described].slice(0, MOST);
}

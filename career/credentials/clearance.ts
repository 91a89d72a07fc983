import type { VeteranRecord } from '#career/service.ts';
import type { Credential } from './credential.ts';
import { findLevel } from './levels.ts';
import { readCredentials } from './read-credentials.ts';

/**
 * The highest security clearance that a record says is held now, in the words of a resume ("Active TS/SCI clearance with
 * CI polygraph"), with the words of the record; undefined for none, and for one that has expired or was never given.
 */
export function clearanceOf(
  record: VeteranRecord,
): { readonly text: string; readonly source: Credential['source'] } | undefined {
  const held = readCredentials(record).filter(
    ({ kind, status }) => kind === 'clearance' && status === 'held',
  );
  const [best] = held.toSorted((one, other) => rank(other) - rank(one));
  if (best === undefined) return undefined;
  const { name, polygraph, source } = best;
  const active = /\b(?:active|current)\b/i.exec(source.quote)?.[0].toLowerCase();
  const level = /clearance$/i.test(name) || name === 'Public Trust' ? name : `${name} clearance`;
  const opened =
    active === undefined ? level : `${active.charAt(0).toUpperCase()}${active.slice(1)} ${level}`;
  const by = polygraph === null ? '' : ` with ${polygraph === 'polygraph' ? '' : `${polygraph} `}polygraph`;
  return { text: `${opened}${by}`, source };
}

const rank = ({ ids }: Credential): number => {
  const family = findLevel(ids[0] ?? '')?.family;
  return family?.levels.findIndex(({ id }) => id === ids[0]) ?? -1;
};

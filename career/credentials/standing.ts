import type { VeteranRecord } from '#career/service.ts';
import type { Credential, CredentialStatus } from './credential.ts';
import { findLevel } from './levels.ts';
import { readCredentials } from './read-credentials.ts';
import { better } from './status.ts';

/** How a record stands to a credential, and the words of the record that say so. */
export interface RecordStanding {
  readonly status: CredentialStatus;
  readonly by: Credential;
}

/**
 * How a record stands to the credential with an id (see `levels.ts`): by what names it, or by a higher one where the
 * field says that it proves the lower. Undefined where the record says nothing of it.
 */
export function standingOf(record: VeteranRecord, id: string): RecordStanding | undefined {
  const proof = new Set(findLevel(id)?.provenBy ?? []);
  let best: RecordStanding | undefined;
  for (const by of readCredentials(record)) {
    const named = by.ids.includes(id);
    if (!named && !(by.status === 'held' && by.ids.some((other) => proof.has(other)))) continue;
    if (best === undefined || better(by.status, best.status) !== best.status)
      best = { status: by.status, by };
  }
  return best;
}

/** Whether the record holds a credential that leaves this one behind. */
export function isBehind(record: VeteranRecord, id: string): boolean {
  const above = new Set(findLevel(id)?.above ?? []);
  return readCredentials(record).some(
    ({ status, ids }) => status === 'held' && ids.some((other) => above.has(other)),
  );
}

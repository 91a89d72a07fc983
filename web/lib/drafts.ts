import { getDraftKey } from '#contract/auth.ts';
import { callApi } from './api-client.ts';

const PREFIX = 'mission-ready:draft:';
const CIPHER = 'AES-GCM';
/** What AES-GCM wants beside its key (NIST SP 800-38D, 8.2): 96 random bits, never the same twice. */
const NONCE_BYTES = 12;

/** The key of whoever is signed in. It lives as long as the page and is stored nowhere on the device. */
let opened: { readonly userId: number; readonly key: Promise<CryptoKey> } | undefined;
/** How often each draft was changed: only the last change is kept, in whatever order they are sealed. */
const changes = new Map<string, number>();

/**
 * What a person has typed but not saved, kept on this device so that a reload, a lost connection or an ended session
 * loses nothing. It lies there sealed: the server gives the key to its signed-in owner alone, so that whoever else opens
 * the device finds nothing to read once the session is over (decision 0075). Storage that is full or forbidden, and a
 * browser that ciphers nothing (plain http), mean no draft, never an error. One that can't be opened is removed.
 */
export async function readDraft(userId: number, name: string): Promise<unknown> {
  const place = placeOf(userId, name);
  try {
    const sealed = localStorage.getItem(place);
    if (sealed === null) return null;
    const key = await keyOf(userId);
    return await open(key, place, sealed).catch(() => {
      clearDraft(userId, name);
      return null;
    });
  } catch {
    return null;
  }
}

/** Seals and keeps a value (anything JSON can carry) under the account and name; gives whether the device took it. */
export async function writeDraft(userId: number, name: string, value: unknown): Promise<boolean> {
  const place = placeOf(userId, name);
  const change = noteChange(place);
  try {
    const sealed = await seal(await keyOf(userId), place, value);
    if (changes.get(place) === change) localStorage.setItem(place, sealed);
    return true;
  } catch {
    return false;
  }
}

/** Removes one draft, once its content is saved or given up. */
export function clearDraft(userId: number, name: string): void {
  const place = placeOf(userId, name);
  noteChange(place);
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was kept on a device that forbids storage.
  }
}

/** Removes every draft of every account from this device, and forgets the key. */
export function clearAllDrafts(): void {
  forgetDraftKey();
  for (const place of changes.keys()) noteChange(place);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept on a device that forbids storage.
  }
}

/** Forgets the key: the session is over. */
export function forgetDraftKey(): void {
  opened = undefined;
}

function noteChange(place: string): number {
  const change = (changes.get(place) ?? 0) + 1;
  changes.set(place, change);
  return change;
}

const placeOf = (userId: number, name: string) => `${PREFIX}${userId}:${name}`;

/** Asks for the key once; where that fails, with the next draft again. */
function keyOf(userId: number): Promise<CryptoKey> {
  if (opened?.userId === userId) return opened.key;
  const key = fetchKey(userId);
  const asked = { userId, key };
  opened = asked;
  key.catch(() => {
    if (opened === asked) opened = undefined;
  });
  return key;
}

async function fetchKey(userId: number): Promise<CryptoKey> {
  const { userId: owner, key } = await callApi(getDraftKey, {});
  // Somebody else has signed in meanwhile, in another tab.
  if (owner !== userId) throw new Error('The key is another account’s');
  return crypto.subtle.importKey('raw', bytesOf(atob(key)), CIPHER, false, ['encrypt', 'decrypt']);
}

/** A draft opens only in the place that it was sealed for. */
const parameters = (place: string, nonce: BufferSource) => ({
  name: CIPHER,
  iv: nonce,
  additionalData: new TextEncoder().encode(place),
});

async function seal(key: CryptoKey, place: string, value: unknown): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt(parameters(place, nonce), key, text);
  return btoa(textOf(nonce) + textOf(new Uint8Array(sealed)));
}

async function open(key: CryptoKey, place: string, stored: string): Promise<unknown> {
  const bytes = bytesOf(atob(stored));
  const [nonce, sealed] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
  const text = await crypto.subtle.decrypt(parameters(place, nonce), key, sealed);
  return JSON.parse(new TextDecoder().decode(text));
}

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

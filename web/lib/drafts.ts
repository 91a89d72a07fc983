const PREFIX = 'mission-ready:draft:';

/**
 * What a person has typed but not saved, kept on this device so that a reload, a lost connection or an ended session
 * loses nothing. Each draft belongs to one account; signing out removes them all, as the device may be shared.
 * Storage that is full or forbidden means no draft, never an error.
 */
export function readDraft(userId: number, name: string): unknown {
  try {
    const text = localStorage.getItem(keyOf(userId, name));
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a value (anything JSON can carry) under the account and name; returns whether the device took it. */
export function writeDraft(userId: number, name: string, value: unknown): boolean {
  try {
    localStorage.setItem(keyOf(userId, name), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes one draft, once its content is saved or given up. */
export function clearDraft(userId: number, name: string): void {
  try {
    localStorage.removeItem(keyOf(userId, name));
  } catch {
    // Nothing was kept on a device that forbids storage.
  }
}

/** Removes every draft of every account from this device. */
export function clearAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept on a device that forbids storage.
  }
}

function keyOf(userId: number, name: string): string {
  return `${PREFIX}${userId}:${name}`;
}

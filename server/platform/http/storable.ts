import { Refusal } from './errors.ts';

/**
 * Refuses text that PostgreSQL cannot hold, wherever in a body it stands and whatever the schema says: U+0000, and
 * halves of surrogate pairs. Without this they would come back as a failure of ours instead of theirs.
 *
 * Throws a Refusal that names the field. Walks without recursion: nesting is the sender's choice.
 */
export function assertStorable(body: unknown): void {
  const open: { value: unknown; path: string }[] = [{ value: body, path: '' }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (value.includes('\u0000') || !value.isWellFormed()) throw unstorable(path);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (key.includes('\u0000') || !key.isWellFormed()) throw unstorable(path);
        open.push({ value: inner, path: path === '' ? key : `${path}.${key}` });
      }
    }
  }
}

function unstorable(path: string): Refusal {
  const message = 'This has characters we can’t store';
  return new Refusal('invalid-input', message, { fields: { [path || 'body']: message } });
}

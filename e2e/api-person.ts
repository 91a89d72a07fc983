import type { APIRequestContext } from '@playwright/test';

export const PASSWORD = 'correct horse battery';

/** Sends a change with the token it needs. */
export async function sendChange(
  request: APIRequestContext,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
) {
  const token = (await (await request.get('/api/csrf-token')).json()).csrfToken as string;
  return request.fetch(path, {
    method,
    headers: { 'x-csrf-token': token },
    ...(data === undefined ? {} : { data }),
  });
}

let count = 0;

/** Registers a made-up person through the API; the context is signed in afterwards. */
export async function registerPerson(request: APIRequestContext, profile: Record<string, unknown> = {}) {
  const username = `person${process.pid}x${++count}`;
  const person = { username, password: PASSWORD, firstName: 'Dana', lastName: 'Reyes' };
  const email = `${username}@example.org`;
  const answer = await sendChange(request, 'POST', '/api/register', { ...person, email, ...profile });
  if (answer.status() !== 201) throw new Error(`Registering failed: ${await answer.text()}`);
  return { username };
}

import type { Page } from '@playwright/test';
import { registerPerson, sendChange } from './api-person.ts';

/** Registers someone and gives them a name in the community. */
export async function enter(page: Page, displayName: string): Promise<string> {
  const { username } = await registerPerson(page.request);
  await sendChange(page.request, 'POST', '/api/community/me', { displayName });
  return username;
}

/** Starts a thread as the person who is signed in, and gives its id. */
export async function startThread(page: Page, title: string, content: string): Promise<number> {
  const body = { category: 'life', title, content };
  const answer = await sendChange(page.request, 'POST', '/api/community/threads', body);
  return ((await answer.json()) as { id: number }).id;
}

import { z } from 'zod';
import { endpoint, type ReplyOf } from './endpoint.ts';

const tutorialSummary = z.object({
  slug: z.string(),
  title: z.string(),
  plain: z.string(),
  outcome: z.string(),
});

export const listTutorials = endpoint({
  method: 'GET',
  path: '/api/tutorials',
  access: 'user',
  summary: 'The written tutorials, in the order of the move',
  reply: z.array(tutorialSummary),
});

export const getTutorial = endpoint({
  method: 'GET',
  path: '/api/tutorials/:slug',
  access: 'user',
  summary: 'One tutorial in full (Premium)',
  params: z.object({ slug: z.string().max(60) }),
  reply: tutorialSummary.extend({
    parts: z.array(
      z.object({
        title: z.string(),
        paragraphs: z.array(z.string()),
        steps: z.array(z.string()),
      }),
    ),
  }),
});
export type TutorialReply = ReplyOf<typeof getTutorial>;

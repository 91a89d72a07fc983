import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: '200 when the database answers, 503 otherwise',
  reply: z.object({ status: z.literal('ok') }),
});

export const getLive = endpoint({
  method: 'GET',
  path: '/api/live',
  access: 'public',
  summary: '200 while the process runs, also while a backup is being restored or the database is away',
  reply: z.object({ status: z.literal('ok') }),
});

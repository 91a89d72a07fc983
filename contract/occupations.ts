import { z } from 'zod';
import { MILITARY_BRANCHES } from '#career/service.ts';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';
import { LIMITS } from './limits.ts';

export const militaryOccupationReply = z.object({
  code: z.string(),
  title: z.string(),
  /** What people call the job ("Combat Medic"), where its title says it otherwise. */
  spokenName: z.string().nullable(),
  branch: z.enum(MILITARY_BRANCHES),
  category: z.enum(['Enlisted', 'Warrant', 'Officer']).nullable(),
  /** False when the service has retired the code. */
  current: z.boolean(),
  /** Codes that took its place. */
  replacedBy: z.array(z.string()),
});
export type MilitaryOccupationReply = z.input<typeof militaryOccupationReply>;

export const findMilitary = endpoint({
  method: 'GET',
  path: '/api/military-occupations',
  access: 'public',
  summary: 'Military occupations by code or title, in any form; those of the branch first',
  query: z.object({
    query: text(LIMITS.queryMax, { min: 1, minMessage: 'Type a code or a title' }),
    branch: z.enum(MILITARY_BRANCHES).optional(),
  }),
  reply: z.array(militaryOccupationReply),
});

export const civilianOccupationReply = z.object({
  onetSocCode: z.string(),
  /** The wording that fits what was typed. */
  title: z.string(),
  /** The official name of the occupation. */
  onetTitle: z.string(),
});
export type CivilianOccupationReply = z.input<typeof civilianOccupationReply>;

export const findCivilian = endpoint({
  method: 'GET',
  path: '/api/occupations',
  access: 'user',
  summary: 'Civilian occupations by title or O*NET code, with slips of the keyboard; at most twelve',
  query: z.object({
    query: text(LIMITS.queryMax, { min: 1, minMessage: 'Type a job title' }),
  }),
  reply: z.array(civilianOccupationReply),
});

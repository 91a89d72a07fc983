import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  done,
  emailAddress,
  idField,
  idParam,
  idParams,
  instant,
  optionalDate,
  optionalText,
  text,
} from './fields.ts';
import { LIMITS } from './limits.ts';

export const APPLICATION_STATUSES = ['applied', 'interviewing', 'offered', 'rejected', 'accepted'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The application form and the body of both calls that store one. Dates are calendar days, not instants. */
export const applicationBody = z.object({
  jobTitle: text(LIMITS.jobTitleMax, { min: 1, minMessage: 'Please enter a job title.' }),
  company: text(LIMITS.companyMax, { min: 1, minMessage: 'Please enter a company name.' }),
  location: optionalText(LIMITS.locationMax),
  status: z.enum(APPLICATION_STATUSES).default('applied'),
  jobMatchId: idField.nullable().optional(),
  resumeId: idField.nullable().optional(),
  appliedDate: optionalDate,
  lastContactDate: optionalDate,
  interviewDate: optionalDate,
  offerDate: optionalDate,
  salary: optionalText(LIMITS.salaryMax),
  notes: optionalText(LIMITS.notesMax),
  contactPerson: optionalText(LIMITS.contactPersonMax),
  contactEmail: z
    .union([
      z.literal('').transform(() => null),
      emailAddress('Please enter a valid email address'),
      z.null(),
    ])
    .optional(),
  contactPhone: optionalText(LIMITS.phoneMax),
});
export type ApplicationBody = z.output<typeof applicationBody>;

/** A change: any part of the form. No default here, or leaving the status out would set it back. */
export const applicationChanges = applicationBody.extend({ status: z.enum(APPLICATION_STATUSES) }).partial();

export const applicationReply = z.object({
  id: z.number(),
  userId: z.number(),
  jobTitle: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  status: z.enum(APPLICATION_STATUSES),
  jobMatchId: z.number().nullable(),
  resumeId: z.number().nullable(),
  appliedDate: z.string().nullable(),
  lastContactDate: z.string().nullable(),
  interviewDate: z.string().nullable(),
  offerDate: z.string().nullable(),
  salary: z.string().nullable(),
  notes: z.string().nullable(),
  contactPerson: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type ApplicationReply = z.input<typeof applicationReply>;

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/applications',
  access: 'user',
  summary:
    "One's own applications, newest change first; `before` is the id of the last one of the page before",
  query: z.object({
    limit: z.coerce.number().int().min(1).max(LIMITS.listMax).default(LIMITS.listMax),
    before: idParam.optional(),
  }),
  reply: z.array(applicationReply),
});

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/applications/:id',
  access: 'user',
  summary: 'One application',
  params: idParams,
  reply: applicationReply,
});

export const createApplication = endpoint({
  method: 'POST',
  path: '/api/applications',
  changes: ['/api/applications', '/api/calendar'],
  access: 'user',
  summary: 'Record an application',
  body: applicationBody,
  reply: applicationReply,
  status: 201,
});

export const updateApplication = endpoint({
  method: 'PATCH',
  path: '/api/applications/:id',
  changes: ['/api/applications', '/api/calendar'],
  answers: '/api/applications/:id',
  access: 'user',
  summary: 'Change an application',
  params: idParams,
  body: applicationChanges,
  reply: applicationReply,
});

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/api/applications/:id',
  changes: ['/api/applications', '/api/calendar'],
  access: 'user',
  summary: 'Delete an application',
  params: idParams,
  reply: done,
});

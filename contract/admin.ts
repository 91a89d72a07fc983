import { z } from 'zod';
import { accountAct } from './admin-accounts.ts';
import { resetPasswordForm, usernameField } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { done, emailAddress, fileStream, idParam, instant, optionalText, password, text } from './fields.ts';
import { LIMITS } from './limits.ts';
import { userReply } from './user.ts';

/** Orders of the list of users; each has an index of its own. */
export const USER_SORTS = ['id', 'username', 'email', 'name', 'joined'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const adminUserReply = userReply
  .pick({
    id: true,
    username: true,
    email: true,
    firstName: true,
    lastName: true,
    isAdmin: true,
    subscriptionType: true,
    subscriptionEndDate: true,
    createdAt: true,
  })
  .extend({
    /** The payment company keeps this plan: nobody else sets it. */
    paysThroughStripe: z.boolean(),
    hasTwoFactor: z.boolean(),
    /** Since when they can't sign in; null: they can. */
    suspendedAt: instant.nullable(),
  });
export type AdminUserReply = z.input<typeof adminUserReply>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'Users, one page at a time; `after` is the id of the last user of the page before',
  query: z.object({
    /** Each of its words begins a word of the username, the address or the name. */
    search: text(LIMITS.queryMax).optional(),
    sort: z.enum(USER_SORTS).default('id'),
    direction: z.enum(['asc', 'desc']).default('asc'),
    after: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(LIMITS.adminPageMax).default(LIMITS.adminPage),
  }),
  reply: z.array(adminUserReply),
});

export const getUserCounts = endpoint({
  method: 'GET',
  path: '/api/admin/users/counts',
  access: 'admin',
  summary: 'How many users there are, how many are premium, how many have an email',
  reply: z.object({ total: z.number(), premium: z.number(), withEmail: z.number() }),
});

export const exportUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users/export',
  access: 'admin',
  summary: 'All users as CSV',
  reply: fileStream,
  replyType: 'text/csv; charset=utf-8',
  requestsPerMinute: 10,
});

export const inviteUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/invite',
  changes: ['/api/admin/users/**'],
  access: 'admin',
  summary: 'Create a lifetime premium account; the temporary password is in this reply and nowhere else',
  body: z.object({
    email: emailAddress('Please enter a valid email address'),
    username: usernameField,
    firstName: optionalText(LIMITS.nameMax),
    lastName: optionalText(LIMITS.nameMax),
  }),
  reply: z.object({
    success: z.literal(true),
    user: z.object({
      username: z.string(),
      email: z.string(),
      tempPassword: z.string(),
      /** When the temporary password stops working. */
      expiresAt: instant,
    }),
  }),
  status: 201,
  requestsPerMinute: 60,
});

export const backupReply = z.object({ name: z.string(), size: z.number(), created: instant });
export type BackupReply = z.input<typeof backupReply>;

export const listBackups = endpoint({
  method: 'GET',
  path: '/api/admin/backups',
  access: 'admin',
  summary: 'The backups on this machine, newest first; size in bytes',
  reply: z.array(backupReply),
});

export const createBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups/create',
  changes: ['/api/admin/backups'],
  access: 'admin',
  summary: 'Write a backup now; answers when it is whole',
  reply: backupReply,
  status: 201,
  requestsPerMinute: 10,
});

export const downloadBackup = endpoint({
  method: 'GET',
  path: '/api/admin/backups/:name',
  access: 'admin',
  summary: 'A backup as a file',
  params: z.object({ name: text(100) }),
  reply: fileStream,
  replyType: 'application/gzip',
  requestsPerMinute: 10,
});

export const restoreBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups/:name/restore',
  changes: [],
  access: 'admin',
  summary:
    'Begin to put a backup in the place of everything; answers when everybody is turned away, who come back in when it is done',
  params: z.object({ name: text(100) }),
  body: accountAct,
  reply: done,
  requestsPerMinute: 10,
});

/** What the audit log records, in the words in which administrators read it. */
export const AUDIT_ACTIONS = {
  'administrator-created': 'Administrator created',
  'users-exported': 'List of users exported',
  'user-invited': 'User invited',
  'password-changed': 'Changed own password',
  'plan-changed': 'Plan changed',
  'role-given': 'Made an administrator',
  'role-taken': 'Administrator role taken away',
  'account-suspended': 'Account suspended',
  'account-reopened': 'Suspension ended',
  'sessions-ended': 'Signed out everywhere',
  'password-reset': 'Password reset at the machine',
  'two-factor-reset': 'Two-factor sign-in turned off',
  'message-answered': 'Message answered',
  'message-closed': 'Message closed',
  'job-run-again': 'Failed mail or job tried again',
  'backup-created': 'Backup created',
  'backup-downloaded': 'Backup downloaded',
  'backup-restored': 'Backup restored',
  'post-hidden': 'Post hidden',
  'post-shown': 'Hidden post shown again',
  'thread-locked': 'Thread locked',
  'thread-unlocked': 'Thread unlocked',
  'report-closed': 'Report closed, post kept',
  'job-created': 'Job listing created',
  'job-changed': 'Job listing edited',
  'job-deleted': 'Job listing taken off the board',
  'jobs-imported': 'Job listings imported',
  'job-report-closed': 'Job listing report closed',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const auditEntryReply = z.object({
  id: z.string(),
  at: instant,
  /** Null for the system itself, or an operator at the machine. */
  actor: z.string().nullable(),
  /** One of AUDIT_ACTIONS; a later version may have recorded others. */
  action: z.string(),
  subject: z.string().nullable(),
  /** Why, where the act asked for a reason. */
  reason: z.string().nullable(),
});
export type AuditEntryReply = z.input<typeof auditEntryReply>;

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  access: 'admin',
  summary:
    'What administrators did, newest first, one page at a time; `after` is the last entry of the page before',
  query: z.object({ after: z.uuid().optional() }),
  reply: z.array(auditEntryReply),
});

const firstAdministratorFields = z.object({
  username: usernameField,
  email: emailAddress('Please enter a valid email address'),
});

export const claimFirstAdministrator = endpoint({
  method: 'POST',
  path: '/api/first-administrator',
  changes: [],
  access: 'public',
  summary: 'Create the first administrator with the token of the link in the log, and sign in',
  body: firstAdministratorFields.extend({
    token: text(200, { min: 1 }),
    password: password(LIMITS.passwordMin, 'Password must be at least 8 characters'),
  }),
  reply: userReply,
  status: 201,
  requestsPerMinute: 10,
});

/** The form behind the link: the password twice, as in the form behind a reset link. */
export const firstAdministratorForm = resetPasswordForm.and(firstAdministratorFields);

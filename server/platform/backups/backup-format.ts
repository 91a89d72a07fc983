import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { migrationsFolder } from '../database/embedded.ts';

/**
 * A backup is gzip over lines of JSON: a header, then each table as a line that names it and its columns, followed by a
 * line for each row (its values as PostgreSQL writes them as text, null for none), then a manifest that counts and sums
 * up all lines before it. The manifest comes last so that the file can be written while it is read, and so that a file
 * that was cut off has none.
 */
export const backupHeader = z.object({
  format: z.literal('mission-ready-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The last migration of the database it was taken from. */
  schemaVersion: z.string(),
});
export type BackupHeader = z.infer<typeof backupHeader>;

export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableLine = z.infer<typeof tableLine>;

export const rowLine = z.array(z.string().nullable());
export type RowLine = z.infer<typeof rowLine>;

export const manifestLine = z.object({
  manifest: z.object({
    /** Rows by table. */
    rows: z.record(z.string(), z.number()),
    /** The last value each sequence gave; null for one that gave none. */
    sequences: z.record(z.string(), z.number().nullable()),
    /** SHA-256 over all lines before this one, line ends included, in hexadecimal. */
    sha256: z.string(),
  }),
});
export type Manifest = z.infer<typeof manifestLine>['manifest'];

/** Tables a restore leaves as they are: the record of what was done only grows; secrets, and how backups went, belong to the installation. */
export const KEPT_TABLES = {
  auditLog: 'audit_log',
  secrets: 'installation_secrets',
  operations: 'site_operations',
} as const;

/**
 * What no backup holds: whoever finds an old one must not find a way in with it. Sessions and links are worth nothing
 * after a restore anyway; secrets are made anew.
 */
export const TABLES_LEFT_OUT: readonly string[] = [
  'sessions',
  'known_devices',
  'password_tries',
  'passkey_challenges',
  'request_counts',
  'first_admin_links',
  KEPT_TABLES.secrets,
  KEPT_TABLES.operations,
];
export const COLUMNS_LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  users: ['reset_password_token', 'reset_password_expires', 'new_email_token', 'new_email_expires'],
};

const journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

/** The name of the migration with this time stamp (which is how the database knows it); undefined when it is not ours. */
export function migrationTag(when: number): string | undefined {
  return migrations().find((entry) => entry.when === when)?.tag;
}

/** The name of the newest migration of this program. */
export function newestMigration(): string {
  return migrations().at(-1)?.tag ?? '';
}

/** The migrations up to the one of this name, as drizzle's journal lists them; undefined when it is not ours. */
export function journalUntil(tag: string): string | undefined {
  const whole = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  const place = journal.parse(whole).entries.findIndex((entry) => entry.tag === tag);
  return place < 0 ? undefined : JSON.stringify({ ...whole, entries: whole.entries.slice(0, place + 1) });
}

function migrations() {
  return journal.parse(JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))
    .entries;
}

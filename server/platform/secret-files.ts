import { readFileSync } from 'node:fs';

/** Settings that are secrets, or addresses that hold one. */
const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'LLM_API_KEY',
  'BACKUP_KEY',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with secrets read from the files that NAME_FILE names, as vaults, systemd and containers hand them out;
 * line ends at the end don't count. `problems` names each that cannot be read, or is given twice.
 */
export function withSecretFiles(environment: Environment): { settings: Environment; problems: string[] } {
  const settings: Record<string, string | undefined> = { ...environment };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (file === undefined || file === '') continue;
    if (environment[name]) problems.push(`${name}_FILE: set it or ${name}, not both`);
    try {
      settings[name] = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
    } catch (error) {
      problems.push(`${name}_FILE: cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { settings, problems };
}

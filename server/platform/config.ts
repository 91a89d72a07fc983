import { accessSync, constants } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import type { SecondPlaceSettings } from './backups/second-place-settings.ts';
import type { LanguageModelSettings } from './language-model.ts';
import type { StripeSettings } from './payments.ts';
import { withSecretFiles } from './secret-files.ts';

/** A setting is as good as unset when it is empty: that is how people blank one in a service file. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const settings = z.object({
  NODE_ENV: z.string().optional(),
  HOST: optional(z.string()).transform((value) => value ?? '127.0.0.1'),
  PORT: optional(z.coerce.number('must be a number').int().min(0).max(65_535)).transform(
    (value) => value ?? 3000,
  ),
  DATA_DIR: optional(z.string()).transform((value) => resolve(value ?? './data')),
  PUBLIC_URL: optional(webAddress),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres:// or postgresql://' }),
  ),
  TRUST_PROXY: optional(z.string().max(200)).transform(readTrustProxy),
  RATE_LIMITS: optional(z.enum(['on', 'off'], 'must be on or off')).transform((value) => value ?? 'on'),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' })),
  MAIL_FROM: optional(z.string().max(200)),
  SUPPORT_EMAIL: optional(z.email('must be an e-mail address').max(100)),
  PAYMENT_URL: optional(webAddress),
  STRIPE_SECRET_KEY: optional(z.string().max(500)),
  STRIPE_WEBHOOK_SECRET: optional(z.string().max(500)),
  STRIPE_PRICE_ID: optional(z.string().max(200)),
  STRIPE_API_BASE: optional(webAddress),
  LLM_BASE_URL: optional(webAddress),
  LLM_API_KEY: optional(z.string().max(500)),
  LLM_MODEL: optional(z.string().max(200)),
  TESSERACT: optional(
    z.string().max(500).refine(isProgram, 'must be the full path of a program that can be run'),
  ),
  BACKUP_KEY: optional(z.string().min(16, 'must have at least 16 characters').max(500)),
  BACKUP_S3_URL: optional(webAddress),
  BACKUP_S3_REGION: optional(z.string().max(100)),
  BACKUP_S3_ACCESS_KEY_ID: optional(z.string().max(500)),
  BACKUP_S3_SECRET_ACCESS_KEY: optional(z.string().max(500)),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters').max(500)),
  TWO_FACTOR: optional(z.enum(['required', 'optional'], 'must be required or optional')).transform(
    (value) => value ?? 'optional',
  ),
  ADMIN_2FA: optional(z.enum(['required', 'optional'], 'must be required or optional')).transform(
    (value) => value ?? 'optional',
  ),
  ADMIN_USERNAME: optional(z.string().min(3, 'must have at least 3 characters').max(50)),
  ADMIN_PASSWORD: optional(z.string().min(8, 'must have at least 8 characters').max(200)),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address').max(100).toLowerCase()),
});

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return isAbsolute(path);
  } catch {
    return false;
  }
}

/** How many proxies, or which, stand in front: Fastify takes a boolean, a number or a list of addresses. */
function readTrustProxy(value: string | undefined): boolean | number | string {
  if (value === undefined || value === 'false' || value === 'off') return false;
  if (value === 'true' || value === 'on') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  /** The site's address as people see it, without a trailing slash; undefined until an operator sets it. */
  readonly publicUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly trustProxy: boolean | number | string;
  readonly rateLimits: 'on' | 'off';
  /** Unset: each message is a file in the outbox under the data directory. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where messages of the contact form go; unset, to the sender address of MAIL_FROM. */
  readonly supportEmail: string | undefined;
  /** A hosted page where people pay, which reports nothing back: administrators set the plan. Not beside Stripe. */
  readonly paymentUrl: string | undefined;
  /** Without it and without paymentUrl the pages say that billing is not set up. */
  readonly stripe: StripeSettings | undefined;
  /** Helps to write resumes where a veteran chooses so; without it nothing of it shows. */
  readonly languageModel: LanguageModelSettings | undefined;
  /** The program that reads scanned pages of papers; without it they are refused with the reason. */
  readonly tesseract: string | undefined;
  /** Whether administrators must sign in with a second factor. */
  readonly adminTwoFactor: 'required' | 'optional';
  /** The same of everyone. */
  readonly twoFactor: 'required' | 'optional';
  readonly admin: { username: string; password: string; email: string } | undefined;
  /** What Prometheus proves itself with; without it there are no metrics. */
  readonly metricsToken: string | undefined;
  /** Backups are sealed with it; without it they are as readable as the database. */
  readonly backupKey: string | undefined;
  /** Where backups are copied to. */
  readonly secondPlace: SecondPlaceSettings | undefined;
}

/** A setting that cannot be used. The message names each setting and what is wrong with it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Where links in mails lead. The Host header of a request could be anyone's, so it never decides this. */
export function siteUrl(config: Config): string {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
}

/** How Premium is paid for on this site; null when billing is not set up. */
export function billingWay({ stripe, paymentUrl }: Config): 'stripe' | 'page' | null {
  if (stripe) return 'stripe';
  return paymentUrl ? 'page' : null;
}

/** Reads the settings of PRODUCT.md's operating contract. Throws ConfigError, naming every wrong one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const secrets = withSecretFiles(environment);
  const parsed = settings.safeParse(secrets.settings);
  if (!parsed.success || secrets.problems.length > 0) {
    const issues = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
    const lines = [...secrets.problems, ...issues].map((line) => `  ${line}`);
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password, ADMIN_EMAIL: email, ...rest } = parsed.data;
  const given = [username, password, email].filter((value) => value !== undefined);
  if (given.length !== 0 && given.length !== 3) {
    throw new ConfigError(
      'ADMIN_USERNAME, ADMIN_PASSWORD and ADMIN_EMAIL go together: set all three or none',
    );
  }
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = rest;
  if ((baseUrl === undefined) !== (model === undefined) || (apiKey !== undefined && !baseUrl)) {
    throw new ConfigError('LLM_BASE_URL and LLM_MODEL go together: set both or none; LLM_API_KEY needs them');
  }
  return {
    stripe: stripeSettings(rest),
    metricsToken: rest.METRICS_TOKEN,
    backupKey: rest.BACKUP_KEY,
    secondPlace: secondPlaceSettings(rest),
    adminTwoFactor: rest.ADMIN_2FA,
    tesseract: rest.TESSERACT,
    twoFactor: rest.TWO_FACTOR,
    host: rest.HOST,
    port: rest.PORT,
    dataDir: rest.DATA_DIR,
    publicUrl: rest.PUBLIC_URL?.replace(/\/+$/, ''),
    databaseUrl: rest.DATABASE_URL,
    trustProxy: rest.TRUST_PROXY,
    rateLimits: rest.RATE_LIMITS,
    smtpUrl: rest.SMTP_URL,
    mailFrom: rest.MAIL_FROM ?? 'Mission Ready <no-reply@localhost>',
    supportEmail: rest.SUPPORT_EMAIL,
    paymentUrl: rest.PAYMENT_URL,
    languageModel: baseUrl && model ? { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, model } : undefined,
    admin: username && password && email ? { username, password, email: email.toLowerCase() } : undefined,
  };
}

/** Half a setting would take money and change nothing, or the reverse: all three or none, and not beside PAYMENT_URL. */
function stripeSettings({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_ID: priceId,
  STRIPE_API_BASE: apiBase,
  PAYMENT_URL: paymentUrl,
}: z.output<typeof settings>): StripeSettings | undefined {
  if (secretKey && webhookSecret && priceId) {
    if (paymentUrl) throw new ConfigError('PAYMENT_URL and the STRIPE_ settings exclude each other: set one');
    return { secretKey, webhookSecret, priceId, apiBase };
  }
  const given = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
  };
  if (Object.values(given).every((value) => !value) && !apiBase) return undefined;
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]));
  throw new ConfigError(
    `STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID go together: set all three or none (missing: ${missing.join(', ')})`,
  );
}

function secondPlaceSettings({
  BACKUP_S3_URL: url,
  BACKUP_S3_REGION: region,
  BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
  BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
}: z.output<typeof settings>): SecondPlaceSettings | undefined {
  if (url && accessKeyId && secretAccessKey) {
    return { url: url.replace(/\/+$/, ''), region: region ?? 'auto', accessKeyId, secretAccessKey };
  }
  if (!url && !accessKeyId && !secretAccessKey && !region) return undefined;
  throw new ConfigError(
    'BACKUP_S3_URL, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY go together: set all three or none; BACKUP_S3_REGION needs them',
  );
}

/** The settings of this process: the only place that reads the environment. */
export function configFromEnvironment(): Config {
  return readConfig(process.env);
}

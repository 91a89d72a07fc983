import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the settings', () => {
  it('have the defaults of the operating contract', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, rateLimits: 'on', trustProxy: false });
    expect(config.dataDir).toMatch(/\/data$/);
    expect(config.databaseUrl).toBeUndefined();
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['RATE_LIMITS', 'maybe'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_2FA', 'yes'],
    ['TESSERACT', 'tesseract'],
    ['TESSERACT', '/nowhere/tesseract'],
    ['TWO_FACTOR', 'admins'],
  ])('name what is wrong when %s is %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('of the first administrator go together', () => {
    expect(() => readConfig({ ADMIN_USERNAME: 'chief' })).toThrow('set all three or none');
  });

  const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh', STRIPE_PRICE_ID: 'price' };

  it.each(Object.keys(stripe))('of Stripe without %s name it as missing', (name) => {
    expect(() => readConfig({ ...stripe, [name]: '' })).toThrow(`missing: ${name})`);
    expect(() => readConfig({ ...stripe, [name]: '' })).toThrow(ConfigError);
  });

  it('of Stripe exclude a payment page that reports nothing back', () => {
    expect(readConfig(stripe).stripe).toMatchObject({ secretKey: 'sk', priceId: 'price' });
    expect(() => readConfig({ ...stripe, PAYMENT_URL: 'https://pay.example.org' })).toThrow('exclude');
    expect(() => readConfig({ STRIPE_API_BASE: 'http://127.0.0.1:1' })).toThrow('all three or none');
  });

  it.each([
    ['', false],
    ['true', true],
    ['2', 2],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ])('read TRUST_PROXY %j as %j', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });
});

describe('backups', () => {
  const place = {
    BACKUP_S3_URL: 'https://s3.example.org/bucket/',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('go to a second place when its address and both keys are set, and to none without', () => {
    expect(readConfig({}).secondPlace).toBeUndefined();
    expect(readConfig(place).secondPlace).toEqual({
      url: 'https://s3.example.org/bucket',
      region: 'auto',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(readConfig({ ...place, BACKUP_S3_REGION: 'us-east-1' }).secondPlace?.region).toBe('us-east-1');
  });

  it.each([
    { BACKUP_S3_URL: place.BACKUP_S3_URL },
    { ...place, BACKUP_S3_ACCESS_KEY_ID: '' },
    { BACKUP_S3_REGION: 'us-east-1' },
  ])('refuse half a setting: %o', (environment) => {
    expect(() => readConfig(environment)).toThrow('BACKUP_S3_URL, BACKUP_S3_ACCESS_KEY_ID');
  });

  it('refuse a key that is short', () => {
    expect(() => readConfig({ BACKUP_KEY: 'fifteen letters' })).toThrow('BACKUP_KEY: must have at least 16');
  });
});

it('secrets come from files too, one way each, and what cannot be read is named', () => {
  const directory = mkdtempSync(join(tmpdir(), 'mission-ready-secrets-'));
  const file = join(directory, 'key');
  writeFileSync(file, 'a key that is long enough\n');
  expect(readConfig({ BACKUP_KEY_FILE: file }).backupKey).toBe('a key that is long enough');
  const both = { BACKUP_KEY_FILE: file, BACKUP_KEY: 'another key, long enough' };
  expect(() => readConfig(both)).toThrow('BACKUP_KEY_FILE: set it or BACKUP_KEY, not both');
  const missing = { METRICS_TOKEN_FILE: join(directory, 'nothing') };
  expect(() => readConfig(missing)).toThrow('METRICS_TOKEN_FILE: cannot be read (ENOENT)');
  writeFileSync(file, 'short');
  expect(() => readConfig({ BACKUP_KEY_FILE: file })).toThrow('BACKUP_KEY: must have at least 16');
  rmSync(directory, { recursive: true });
});

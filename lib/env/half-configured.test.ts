import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

const DATABASE = { NODE_ENV: 'production', DATABASE_URL: 'postgres://host/site' };
const WHOLE = {
  ...DATABASE,
  S3_BUCKET: 'files',
  LINK_SECRET: 's'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
};
const without = (name: keyof typeof WHOLE) => ({ ...WHOLE, [name]: '' });

describe('a site on a database that machines share', () => {
  it('starts with all that they share, or on one machine that says so', () => {
    expect(readConfig(WHOLE).databaseUrl).toBe(DATABASE.DATABASE_URL);
    expect(readConfig({ ...DATABASE, ONE_MACHINE: 'true' }).storage.kind).toBe('folder');
    expect(readConfig({ ...DATABASE, NODE_ENV: 'development' }).storage.kind).toBe('folder');
    expect(readConfig({ NODE_ENV: 'production' }).databaseUrl).toBeUndefined();
  });

  it.each(['S3_BUCKET', 'LINK_SECRET', 'SMTP_URL'] as const)('says that %s is missing', (name) => {
    expect(() => readConfig(without(name))).toThrow(
      new RegExp(`these are not: ${name} \\([^)]+\\)\\. Set them`),
    );
  });

  it('names all that is missing at once', () => {
    expect(() => readConfig(DATABASE)).toThrow(/S3_BUCKET .*, LINK_SECRET .*, SMTP_URL .*ONE_MACHINE=true/);
  });

  it.each([
    [{ ...WHOLE, S3_ACCESS_KEY_ID: 'id' }, /belong together/],
    [{ NODE_ENV: 'production', ROLE: 'worker' }, /ROLE=worker works beside other processes/],
    [{ DATABASE_DIRECT_URL: 'postgres://host/site' }, /pooler/],
  ])('refuses settings that contradict each other: %j', (env, words) => {
    expect(() => readConfig(env)).toThrow(words);
  });
});

describe('what each role takes of the database', () => {
  const connections = (env: Record<string, string>) => readConfig({ ...WHOLE, ...env }).databasePool;

  it('is what it can use, unless it is said', () => {
    expect(connections({ ROLE: 'web' })).toBe(10);
    expect(connections({ ROLE: 'worker', EXPORT_WORKERS: '2' })).toBe(5);
    expect(connections({ ROLE: 'scheduler' })).toBe(3);
    expect(connections({ ROLE: 'scheduler', DATABASE_POOL: '7' })).toBe(7);
  });
});

describe('secrets that are being changed', () => {
  it('are two for webhooks as for links', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_x', STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' };
    expect(readConfig(keys).payments.webhookSecrets).toEqual(['whsec_new', 'whsec_old']);
    expect(() => readConfig({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_new,old' })).toThrow(
      /STRIPE_WEBHOOK_SECRET/,
    );
  });
});

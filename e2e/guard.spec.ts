import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { variables } from '../lib/env/variables';
import { LOCALES, localPath } from './locales';
import { ORIGIN } from './origin';

interface Raw {
  readonly status: number;
  readonly location: string;
  readonly body: string;
}

/** A request with whatever headers one likes, Host among them. */
function ask(origin: string, path: string, headers: Record<string, string>): Promise<Raw> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers }, (answer) => {
      let body = '';
      answer.on('data', (part) => {
        body += part;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', body }),
      );
    });
    sent.on('error', reject).end();
  });
}

const FORGED: readonly Record<string, string>[] = [
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-port': '666', 'x-forwarded-server': 'evil.example' },
  { 'x-original-url': '/evil.example', 'x-rewrite-url': '/evil.example', forwarded: 'host=evil.example' },
];

for (const headers of FORGED) {
  test(`links keep the configured origin: ${JSON.stringify(headers)}`, async () => {
    for (const locale of LOCALES) {
      for (const path of ['/', '/blog/moving-a-dart', '/nothing']) {
        const answer = await ask(ORIGIN, localPath(locale, path), headers);
        expect(answer.body).not.toMatch(/evil\.example|:666/);
        expect(answer.location).not.toMatch(/evil\.example|:666/);
      }
    }
    for (const path of ['/sitemap.xml', '/robots.txt', '/static/pages/manifest.json']) {
      expect((await ask(ORIGIN, path, headers)).body).not.toMatch(/evil\.example|:666/);
    }
  });
}

test('a forged Host changes no link of a page', async () => {
  const answer = await ask(ORIGIN, '/', { host: 'evil.example' });
  expect(answer.body).not.toContain('evil.example');
});

/** Names that belong to the server alone. */
const SECRET = Object.keys(variables.shape).filter(
  (name) => !name.startsWith('NEXT_PUBLIC_') && !['NODE_ENV', 'PORT', 'ROLE'].includes(name),
);

/** What a build for a trial of this puts into every secret: `LINK_SECRET=zz-canary-…`. */
const CANARY = 'zz-canary';

test('nothing of the server’s settings is in what browsers get', () => {
  const root = join(process.env.NEXT_DIST_DIR || '.next', 'static');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  const values = SECRET.map((name) => process.env[name] ?? '').filter((value) => value.length >= 12);
  const found = files.flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return [...SECRET, ...values, CANARY]
      .filter((secret) => text.includes(secret))
      .map((secret) => `${name}: ${secret}`);
  });
  expect(found).toEqual([]);
});

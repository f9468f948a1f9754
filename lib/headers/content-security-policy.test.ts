import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';
import { configuredSources } from './page-policy';

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

test('a built page runs its own scripts and the inline ones the build made', () => {
  const policy = contentSecurityPolicy({ scripts: { hashes: ['sha256-abc='] } });
  expect(directive(policy, 'script-src')).toEqual(["'self'", "'sha256-abc='"]);
  expect(policy).not.toContain('unsafe-eval');
});

test('a page rendered for a request carries a nonce', () => {
  const policy = contentSecurityPolicy({ scripts: { nonce: 'n0nce' } });
  expect(directive(policy, 'script-src')).toEqual(["'self'", "'nonce-n0nce'", "'strict-dynamic'"]);
});

test('third parties are named only where they are configured', () => {
  const bare = contentSecurityPolicy({ scripts: { hashes: [] } });
  expect(bare).not.toContain('google');
  const full = contentSecurityPolicy({ scripts: { hashes: [] }, captcha: true, tagManager: true });
  expect(directive(full, 'script-src')).toContain('https://www.googletagmanager.com');
  expect(directive(full, 'frame-src')).toContain('https://www.google.com');
});

test('a style sheet written into the page is refused, unless others bring theirs', () => {
  const scripts = { hashes: [] };
  expect(directive(contentSecurityPolicy({ scripts }), 'style-src-elem')).toEqual(["'self'"]);
  for (const brings of [{ captcha: true }, { tagManager: true }, { development: true }])
    expect(directive(contentSecurityPolicy({ scripts, ...brings }), 'style-src-elem')).toContain(
      "'unsafe-inline'",
    );
});

test('nobody else may frame a page or receive its forms', () => {
  const policy = contentSecurityPolicy({ scripts: { hashes: [] } });
  expect(directive(policy, 'frame-ancestors')).toEqual(["'self'"]);
  expect(directive(policy, 'form-action')).toEqual(["'self'"]);
  expect(directive(policy, 'object-src')).toEqual(["'none'"]);
});

test('with no configuration pages may talk to the local identity provider, and to nobody else', () => {
  expect(configuredSources({}).identity).toEqual(['http://localhost:4000']);
  expect(configuredSources({ SANDBOX_ORIGIN: 'http://localhost:4711' }).identity).toEqual([
    'http://localhost:4711',
  ]);
});

test('a configured tenant takes the place of the local provider', () => {
  const env = {
    IDENTITY_FR_TENANT: 't',
    IDENTITY_FR_CLIENT_ID: 'c',
    IDENTITY_FR_AUTHORITY: 'https://droitfil.ciamlogin.com/t/v2.0',
    IDENTITY_FR_ISSUER: 'https://t.ciamlogin.com/t/v2.0',
    IDENTITY_FR_JWKS_URI: 'https://droitfil.ciamlogin.com/t/discovery/v2.0/keys',
    IDENTITY_FR_AUDIENCE: 'a',
    IDENTITY_FR_SCOPE: 'api://a/patterns',
  };
  expect(configuredSources(env).identity).toEqual(['https://droitfil.ciamlogin.com']);
});

import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenVerifier } from '@/lib/accounts/token';
import { readIdentity } from '@/lib/env/identity';
import { openTransport } from '@/lib/mail/transport';
import { isOurs, type SandboxSettings } from './settings';
import { type RunningSandbox, startSandbox } from './start';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** A browser reduced to cookies and redirects. */
function browser(origin: string) {
  const cookies = new Map<string, string>();
  return async function go(
    url: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; response: Response }> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = form ? new URLSearchParams(form) : undefined;
    const response = await fetch(new URL(url, origin), {
      method: form ? 'POST' : 'GET',
      body,
      headers: { cookie, 'accept-language': 'en' },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) return { url, response };
    const address = new URL(next, origin);
    return address.origin === origin ? go(address.href) : { url: address.href, response };
  };
}

describe('the local services', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'droitfil-sandbox-'));
  let settings: SandboxSettings;
  let sandbox: RunningSandbox;
  const webhook = { webhookUrl: 'http://localhost:1/', webhookSecretFile: join(dataDir, 'webhooks') };
  const redirectUri = 'http://localhost:3456/en/auth/callback';

  beforeAll(async () => {
    const port = await freePort();
    settings = {
      origin: `http://localhost:${port}`,
      port,
      smtpPort: await freePort(),
      dataDir,
      sites: [],
      ...webhook,
    };
    sandbox = await startSandbox(settings);
  });
  afterAll(async () => {
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  function authorize(verifier: string, changes: Record<string, string> = {}) {
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    return `/auth?${new URLSearchParams({
      client_id: 'droitfil-web',
      response_type: 'code',
      response_mode: 'fragment',
      redirect_uri: redirectUri,
      scope: 'openid profile email patterns',
      state: 'state-1',
      nonce: 'nonce-1',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...changes,
    })}`;
  }

  async function tokens(form: Record<string, string>) {
    const headers = { origin: 'http://localhost:3456' };
    const body = new URLSearchParams({ client_id: 'droitfil-web', redirect_uri: redirectUri, ...form });
    const answer = await fetch(`${settings.origin}/token`, { method: 'POST', body, headers });
    return { cors: answer.headers.get('access-control-allow-origin'), ...(await answer.json()) };
  }

  const codeOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('code') ?? '';
  const verify = () => createTokenVerifier([readIdentity({}, settings.origin).fr]);
  const person = { firstName: 'Zoé', email: 'Zoe@exemple.fr', password: 'un mot de passe' };

  it('sign somebody up, with tokens the API accepts', async () => {
    const go = browser(settings.origin);
    const verifier = randomBytes(32).toString('base64url');
    const form = await go(authorize(verifier));
    expect(await form.response.text()).toContain('Sign in');
    const returned = await go(`${form.url}/sign-up`, person);
    expect(returned.url).toMatch(/^http:\/\/localhost:3456\/en\/auth\/callback#/);
    const given = await tokens({
      grant_type: 'authorization_code',
      code: codeOf(returned.url),
      code_verifier: verifier,
    });
    expect(given.cors).toBe('http://localhost:3456');
    const identity = await verify()(given.access_token);
    expect(identity).toMatchObject({ tenant: 'local', email: 'zoe@exemple.fr', firstName: 'Zoé' });
    const again = await tokens({ grant_type: 'refresh_token', refresh_token: given.refresh_token });
    expect((await verify()(again.access_token)).objectId).toBe(identity.objectId);
    const claims = JSON.parse(Buffer.from(given.id_token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ nonce: 'nonce-1', email: 'zoe@exemple.fr', name: 'Zoé' });
    const silent = await go(authorize(verifier, { prompt: 'none' }));
    expect(codeOf(silent.url)).not.toBe('');
  });

  it('open the registration for whoever asks for an account', async () => {
    const go = browser(settings.origin);
    const verifier = randomBytes(32).toString('base64url');
    const form = await go(authorize(verifier, { prompt: 'create' }));
    expect(form.url).toMatch(/\/sign-up$/);
    expect(await form.response.text()).toContain('name="firstName"');
    const returned = await go(form.url, { ...person, email: 'lea@exemple.fr' });
    expect(codeOf(returned.url)).not.toBe('');
    const again = await go(authorize(verifier, { prompt: 'create' }));
    expect(again.url, 'though somebody is signed in').toMatch(/\/sign-up$/);
    const known = await go(again.url.replace('sign-up', 'sign-in'), { ...person, email: 'lea@exemple.fr' });
    expect(codeOf(known.url)).not.toBe('');
  });

  it('sign the same person in again after a restart', async () => {
    await sandbox.close();
    sandbox = await startSandbox(settings);
    const go = browser(settings.origin);
    const verifier = randomBytes(32).toString('base64url');
    const form = await go(authorize(verifier));
    const wrong = await go(`${form.url}/sign-in`, { ...person, password: 'wrong' });
    expect(wrong.response.status).toBe(422);
    expect(await wrong.response.text()).toContain('do not go together');
    const returned = await go(`${form.url}/sign-in`, person);
    expect(codeOf(returned.url)).not.toBe('');
  });

  it('take an address once, and no weak password', async () => {
    const go = browser(settings.origin);
    const form = await go(authorize(randomBytes(32).toString('base64url')));
    const taken = await go(`${form.url}/sign-up`, person);
    expect(await taken.response.text()).toContain('already has an account');
    const weak = await go(`${form.url}/sign-up`, {
      ...person,
      email: '"><script>@x.test',
      password: 'short',
    });
    expect(weak.response.status).toBe(422);
    expect(await weak.response.text()).not.toContain('<script>');
  });

  it('keep no password that could be read', () => {
    const kept = readFileSync(join(dataDir, 'identity/accounts.json'), 'utf8');
    expect(kept).toContain('zoe@exemple.fr');
    expect(kept).not.toContain(person.password);
  });

  it('send people back to this machine only', async () => {
    const go = browser(settings.origin);
    const evil = await go(authorize('x'.repeat(43), { redirect_uri: 'https://evil.test/auth/callback' }));
    expect(evil.response.status).toBe(400);
    expect(isOurs(settings, 'http://fr.localhost:3000/x')).toBe(true);
    expect(isOurs(settings, 'http://localhost.evil.test/x')).toBe(false);
    expect(isOurs({ ...settings, sites: ['https://droitfil.fr'] }, 'https://droitfil.fr/x')).toBe(true);
  });

  it('keep the mail of the site and show it without running it', async () => {
    const url = `smtp://localhost:${settings.smtpPort}`;
    const transport = openTransport({ kind: 'sandbox', url, from: 'atelier@droitfil.example' });
    await transport.send({
      messageId: '<1@droitfil>',
      to: { name: 'Zoé', address: 'zoe@exemple.fr' },
      subject: 'Œuvre <b>prête</b>',
      html: '<html><head></head><body><script>alert(1)</script><a href="http://localhost:3456/x">lien</a></body></html>',
      text: 'prête',
    });
    transport.close();
    const mails = await (await fetch(`${settings.origin}/mail.json`)).json();
    expect(mails[0]).toMatchObject({
      to: 'zoe@exemple.fr',
      subject: 'Œuvre <b>prête</b>',
      messageId: '<1@droitfil>',
    });
    const list = await (await fetch(`${settings.origin}/mail`)).text();
    expect(list).toContain('Œuvre &lt;b&gt;prête&lt;/b&gt;');
    const shown = await fetch(`${settings.origin}/mail/${mails[0].id}/html`);
    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect((await fetch(`${settings.origin}/mail/../../etc/passwd`)).status).toBe(404);
  });
});

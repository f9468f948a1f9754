import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

/** Settings for a site of its own: free ports, an empty data folder, nothing of this machine's configuration. */
export async function siteEnvironment() {
  const [web, sandbox, smtp] = [await freePort(), await freePort(), await freePort()];
  return {
    NODE_ENV: 'production',
    PORT: String(web),
    SANDBOX_ORIGIN: `http://localhost:${sandbox}`,
    SANDBOX_SMTP_PORT: String(smtp),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'droitfil-')),
    SITE_ORIGINS: '',
    DATABASE_URL: '',
    // A test says by `x-forwarded-for` who asks, where the limits by address are not what it is about.
    TRUSTED_PROXIES: '1',
  };
}

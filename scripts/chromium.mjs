import { existsSync } from 'node:fs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to drive: `CHROMIUM_PATH`, else the system's; undefined means the one Playwright downloads. */
export function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return process.platform === 'linux' ? SYSTEM.find((path) => existsSync(path)) : undefined;
}

/** Chromium refuses to run as root inside its sandbox; nobody else gives the sandbox up. */
export function chromiumArgs() {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

import { spawn } from 'node:child_process';
import { siteEnvironment } from './site-environment.mjs';

const READY_WITHIN_MS = 240_000;

/** Starts the built site beside whatever runs here; answers its address and how to stop it. */
export async function startSite(extra = {}) {
  const environment = { ...(await siteEnvironment()), ...extra };
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${environment.PORT}`;
  const stop = () =>
    new Promise((resolve) => {
      if (server.exitCode !== null) return resolve();
      server.once('exit', resolve);
      server.kill('SIGTERM');
    });
  await ready(`${url}/readyz`, server).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, environment, stop };
}

async function ready(url, server) {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The site did not become ready at ${url}`);
}

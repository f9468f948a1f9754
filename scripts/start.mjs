// `npm start` (and `npm run dev`, with --dev): the local services where no real ones are configured, then the site.
// With ROLE=worker or ROLE=scheduler: that process alone, without a web server.
import { existsSync } from 'node:fs';
import nextEnv from '@next/env';
import { startLocalServices, usesLocalServices } from './start/local-services.mjs';
import { fail } from './start/messages.mjs';
import { firstFreePort } from './start/ports.mjs';
import { startSite } from './start/site.mjs';

const dev = process.argv.includes('--dev');
process.env.NODE_ENV = dev ? 'development' : 'production';
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
nextEnv.loadEnvConfig(process.cwd(), dev, { info() {}, error: console.error });

const dist = process.env.NEXT_DIST_DIR || '.next';
const built = existsSync('.output/server/render.mjs') && existsSync(`${dist}/BUILD_ID`);

if (dev) await (await import('./build-server.mjs')).watchServer();
else if (!built) fail('There is nothing to start yet. Run `npm run build` first.');

if (['worker', 'scheduler'].includes(process.env.ROLE ?? '')) {
  await import('../.output/server/worker.mjs');
} else {
  process.env.PORT ||= String(await firstFreePort(3000));
  const local = usesLocalServices(process.env) ? await startLocalServices() : undefined;
  await startSite({ dev, port: Number(process.env.PORT), local });
}

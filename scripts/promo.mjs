// `npm run promo`: makes, lists and ends promo codes, while the site is up or not.
import { existsSync } from 'node:fs';
import nextEnv from '@next/env';
import { fail } from './start/messages.mjs';

process.env.NODE_ENV = 'production';
nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
if (!existsSync('.output/server/promo.mjs')) fail('There is nothing to run yet. Run `npm run build` first.');
else await import('../.output/server/promo.mjs');

// Builds everything `npm start` serves. Nothing is reported to anyone while building.
import { spawnSync } from 'node:child_process';

const STEPS = [
  ['scripts/check-access.mjs'],
  ['scripts/build-server.mjs'],
  ['scripts/make-database.mjs'],
  ['node_modules/next/dist/bin/next', 'build'],
  ['scripts/page-manifest.mjs'],
  ['scripts/compress-static.mjs'],
];

for (const step of STEPS) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(process.execPath, step, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './scripts/chromium.mjs';
import { siteEnvironment } from './scripts/site-environment.mjs';

// Read again in every worker: the first reading chooses the ports and leaves them in the environment.
const SETTINGS = 'DROITFIL_E2E_SETTINGS';
process.env[SETTINGS] ??= JSON.stringify(await siteEnvironment());
const site: Record<string, string> = JSON.parse(process.env[SETTINGS] ?? '{}');
const baseURL = `http://localhost:${site.PORT}`;

/** What is measured needs the machine to itself. */
const MEASURED = '**/throughput.spec.ts';

/** Without a graphics card its stand-in takes much of the processor: only the tests of the garment on the body draw in space. */
const FLAT = ['--disable-3d-apis', '--disable-gpu'];

export default defineConfig({
  testDir: 'e2e',
  // A folder of its own: it is emptied at every start, and beside it lie the reports of other tests.
  outputDir: 'test-results/browser',
  // No promise of how fast a page is: whoever runs this may have a slow machine, and other work for it.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // A browser often waits, for the server, for a letter, for an animation: two wait at the same time.
  workers: 2,
  projects: [
    { name: 'site', testIgnore: MEASURED },
    // Once all else is over; by itself with `--no-deps`.
    { name: 'measured', testMatch: MEASURED, dependencies: ['site'] },
  ],
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'fr-FR',
    // What moves is drawn again for every frame, by the processor: few tests are about how it moves.
    contextOptions: { reducedMotion: 'reduce' },
    // Filming takes much of the processor: only one that failed is filmed, when it is tried again.
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs(), ...FLAT] },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/readyz`,
    env: site,
    timeout: 90_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

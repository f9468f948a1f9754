import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defaultExclude, defineConfig } from 'vitest/config';
import { boundImports } from './scripts/test/bind-imports.mjs';
import { testsToIsolate } from './scripts/test/tests-to-isolate.mjs';

/** Drafts and pictures are short-lived values by the thousand: with more room for them a tenth of the time is not spent clearing away. */
const ROOM_FOR_NEW = '--max-semi-space-size=64';
// Threads take it from the process, processes from their arguments.
setFlagsFromString(ROOM_FOR_NEW);

const root = fileURLToPath(new URL('.', import.meta.url));

const WHERE = '{app,components,lib,sandbox,scripts,messages,content}/**/';
/** Folders of pure functions: their tests leave nothing behind, and share one loading of the engine. */
const ENGINE =
  'lib/{booklet,choices,cli,cloth,content,drafting,drawing,dxf,fabrics,flat,geometry,i18n,layout,measurements,operations,pattern,pdf,preflight,sheets,svg,testing/sweep,tryon}/**/';
/** Proofs that take their time: sweeps over bodies, rendered sheets, processes ended in mid-work, years of customers. */
const PROOFS = '**/*.proof.test.{ts,tsx}';
/** What is not a test itself: a test may put another module in the place of one it imports. */
const isOwnModule = (id: string) =>
  id.startsWith(root) && !id.includes('/node_modules/') && /(?<!\.test)\.tsx?$/.test(id);

/** Tests that change what other tests see: each gets a world of its own. */
const ISOLATED = testsToIsolate(root);

/** A proof does so much that a loaded machine takes minutes for it, ms: it only ends what hangs. */
const PROOF_TIMEOUT = 300_000;

export default defineConfig({
  plugins: [boundImports(isOwnModule)],
  resolve: { alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}lib/testing/server-only.ts` } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          pool: 'threads',
          include: ISOLATED,
          exclude: [...defaultExclude, PROOFS, `${ENGINE}*.test.ts`],
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          pool: 'threads',
          include: [`${WHERE}*.test.{ts,tsx}`, '*.test.ts'],
          exclude: [...defaultExclude, PROOFS, `${ENGINE}*.test.ts`, ...ISOLATED],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'engine',
          pool: 'threads',
          include: [`${ENGINE}*.test.ts`],
          exclude: [...defaultExclude, PROOFS],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'engine-proof',
          testTimeout: PROOF_TIMEOUT,
          pool: 'threads',
          include: [`${ENGINE}*.proof.test.ts`],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'proof',
          testTimeout: PROOF_TIMEOUT,
          execArgv: [ROOM_FOR_NEW],
          include: [`${WHERE}*.proof.test.{ts,tsx}`],
          exclude: [...defaultExclude, `${ENGINE}*.proof.test.ts`],
        },
      },
    ],
    environment: 'node',
    maxWorkers: '100%',
    server: { deps: { inline: ['next-intl'] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

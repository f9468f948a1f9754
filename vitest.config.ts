import { fileURLToPath } from 'node:url';
import { defaultExclude, defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

const WHERE = '{app,components,lib,sandbox,scripts,messages,content}/**/';
/** Proofs that take their time: sweeps over bodies, rendered sheets, processes ended in mid-work, years of customers. */
const PROOFS = '**/*.proof.test.{ts,tsx}';

export default defineConfig({
  resolve: { alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}lib/testing/server-only.ts` } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${WHERE}*.test.{ts,tsx}`, '*.test.ts'],
          exclude: [...defaultExclude, PROOFS],
        },
      },
      { extends: true, test: { name: 'proof', include: [`${WHERE}*.proof.test.{ts,tsx}`] } },
    ],
    environment: 'node',
    server: { deps: { inline: ['next-intl'] } },
    testTimeout: 20_000,
  },
});

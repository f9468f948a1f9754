import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: { alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}lib/testing/server-only.ts` } },
  test: {
    include: ['{app,components,lib,sandbox,scripts,messages,content}/**/*.test.{ts,tsx}', '*.test.ts'],
    environment: 'node',
    server: { deps: { inline: ['next-intl'] } },
    testTimeout: 20_000,
  },
});

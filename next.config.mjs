import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** Sent with every answer; the content security policy depends on the page and comes from the middleware. */
const SECURITY_HEADERS = Object.entries(
  JSON.parse(readFileSync(new URL('./lib/headers/security-headers.json', import.meta.url), 'utf8')),
).map(([key, value]) => ({ key, value }));

const distDir = process.env.NEXT_DIST_DIR || '.next';

/** Next writes the types of each build folder into the tsconfig it uses: a second folder beside the first gets its own. */
function scratchTypes() {
  const tsconfigPath = `tsconfig${distDir}.json`;
  const include = ['**/*.ts', '**/*.tsx', `${distDir}/types/**/*.ts`, `${distDir}/dev/types/**/*.ts`];
  writeFileSync(tsconfigPath, JSON.stringify({ extends: './tsconfig.json', include }));
  return { tsconfigPath };
}

/** @type {import('next').NextConfig} */
const config = {
  distDir,
  // `npm run typecheck` checks them, the whole project at once, and whoever only serves it need not wait for that.
  typescript: { ...(distDir === '.next' ? {} : scratchTypes()), ignoreBuildErrors: true },
  // Left to itself it keeps a processor free: of two, one would draw every page.
  // What one build keeps for the next takes longer to write than it saves.
  // A garment hung on its wearer takes a slow or loaded machine minutes to draw.
  staticPageGenerationTimeout: 900,
  experimental: { cpus: availableParallelism(), turbopackFileSystemCacheForBuild: false },
  // Pictures are made while the site is built: nobody may have the server make others.
  images: { unoptimized: true },
  poweredByHeader: false,
  agentRules: false,
  reactStrictMode: true,
  // The middleware leads to the one address of a page, in one step from whatever was asked.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@aws-sdk/client-s3',
    'nodemailer',
    'oidc-provider',
    'pg',
    'pino',
    'piscina',
    'smtp-server',
  ],
  headers: async () => [{ source: '/:path*', headers: SECURITY_HEADERS }],
};

export default withNextIntl(config);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the last build wrote about its pages: see `scripts/page-manifest.mjs`. */
interface PageManifest {
  /** Hashes of the inline scripts of each pre-rendered page, by its internal path (`/fr/create`). */
  readonly prerendered: Readonly<Record<string, readonly string[]>>;
  /** Patterns of the pages rendered for each request (`/[locale]/create`). */
  readonly rendered: readonly string[];
  /** Addresses of the files that are there: those of `public`, and what routes have made. */
  readonly files: readonly string[];
}

let cached: PageManifest | undefined;

/** The manifest of the running build, or undefined where nothing has been built (development, unit tests). */
export function pageManifest(): PageManifest | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  cached ??= read(join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'page-manifest.json'));
  return cached;
}

function read(file: string): PageManifest | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PageManifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { builtFiles } from '@/lib/db/schema';
import { type Services, services, startedServices } from '@/lib/runtime/services';
import { contentTypeOf, PREFIX } from './content-type';
import { keepBuiltFiles } from './keep';

/** No address of a build is longer, or made of anything else. */
const PLAIN = /^\/_next\/static\/[\w./~-]{1,200}$/;
/** So long an address that no build knows is not looked for again. */
const UNKNOWN_MS = 60_000;
const MOST_UNKNOWN = 5_000;
const STILL_RUNS_MS = 12 * 3_600_000;

/**
 * Keeps the files of the build in `dist` for other machines, now and as long as this process runs. A site that starts
 * while storage is away starts without, and tries again.
 */
export async function shareBuild(dist: string): Promise<void> {
  const provided = await startedServices();
  if (provided.database.engine !== 'postgres') return;
  const keep = () =>
    keepBuiltFiles(provided, dist).then(
      () => STILL_RUNS_MS,
      (err) => {
        provided.log.warn({ err }, 'the files of this build could not be shared yet');
        return UNKNOWN_MS;
      },
    );
  const again = (wait: number) => setTimeout(async () => again(await keep()), wait).unref();
  again(await keep());
}

/**
 * Answers requests for scripts and styles that the build in `dist` has not and another, served lately, had. The
 * returned function says whether it answered.
 */
export function otherBuilds(dist: string) {
  const unknown = new Map<string, number>();
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = missingPath(dist, request);
    const type = path && contentTypeOf(path);
    if (!path || !type || Date.now() < (unknown.get(path) ?? 0)) return false;
    const provided = await services();
    if (provided.database.engine !== 'postgres') return false;
    const bytes = await read(provided, path).catch(() => undefined);
    if (!bytes) {
      if (unknown.size >= MOST_UNKNOWN) unknown.clear();
      unknown.set(path, Date.now() + UNKNOWN_MS);
      return false;
    }
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': bytes.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}

function missingPath(dist: string, { method, url = '' }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const path = url.split('?', 1)[0] ?? '';
  if (!PLAIN.test(path) || path.includes('..')) return undefined;
  return existsSync(join(dist, 'static', path.slice(PREFIX.length))) ? undefined : path;
}

async function read({ db, storage }: Services, path: string): Promise<Uint8Array | undefined> {
  const [file] = await db.select().from(builtFiles).where(eq(builtFiles.path, path));
  return file && storage.get(file.storageKey);
}

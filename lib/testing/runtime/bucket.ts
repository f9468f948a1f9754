import { mkdirSync } from 'node:fs';
import { freePort } from '../../../scripts/free-port.mjs';

/** A bucket service of this machine that keeps its objects in `dir`, with the one bucket `files`. */
export async function openTestBucket(dir: string) {
  const { default: S3rver } = await import('s3rver' as string);
  mkdirSync(dir, { recursive: true });
  const port = await freePort();
  const settings = { address: 'localhost', port, silent: true, directory: dir };
  const server = new S3rver({ ...settings, configureBuckets: [{ name: 'files' }] });
  await server.run();
  return { port, close: (): Promise<void> => server.close() };
}

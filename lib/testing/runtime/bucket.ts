import { mkdirSync } from 'node:fs';
import { freePort } from '../../../scripts/free-port.mjs';

/** How storage reaches the bucket, but for its endpoint. */
export const TEST_BUCKET = {
  kind: 's3',
  bucket: 'files',
  region: 'eu-west-3',
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  forcePathStyle: true,
} as const;

/** A bucket service of this machine that keeps its objects in `dir`, with that one bucket. */
export async function openTestBucket(dir: string) {
  const { default: S3rver } = await import('s3rver' as string);
  mkdirSync(dir, { recursive: true });
  const port = await freePort();
  const settings = { address: 'localhost', port, silent: true, directory: dir };
  const server = new S3rver({ ...settings, configureBuckets: [{ name: TEST_BUCKET.bucket }] });
  await server.run();
  return { port, close: (): Promise<void> => server.close() };
}

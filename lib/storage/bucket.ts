import 'server-only';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BucketStorage } from '@/lib/env/config';
import { safeKey } from './key';
import type { Storage } from './storage';

/** Files in a bucket of an S3 service. Without credentials in the settings the machine's own role is used. */
export function openBucket({
  bucket: Bucket,
  region,
  endpoint,
  credentials,
  forcePathStyle,
}: BucketStorage): Storage {
  const client = new S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle,
    maxAttempts: 3,
    // Services that only resemble S3 refuse the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async put(key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key: safeKey(key), Body, ContentType }));
    },
    async get(key) {
      const answer = await client
        .send(new GetObjectCommand({ Bucket, Key: safeKey(key) }))
        .catch(onlyMissing);
      return answer?.Body?.transformToByteArray();
    },
    async has(key) {
      const answer = await client
        .send(new HeadObjectCommand({ Bucket, Key: safeKey(key) }))
        .catch(onlyMissing);
      return answer !== undefined;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: safeKey(key) }));
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}

function onlyMissing(error: unknown): undefined {
  // What is asked for its head alone is missed under another name.
  if (!(error instanceof NoSuchKey || error instanceof NotFound)) throw error;
  return undefined;
}

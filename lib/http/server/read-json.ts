import 'server-only';
import { AppError } from '@/lib/errors/app-error';

/** More than any form of ours holds. */
const LIMIT_BYTES = 64 * 1024;

/** The JSON in the body. Refuses `unsupported-media-type`, `too-large` (counted while reading) and `unreadable`. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('unsupported-media-type');
  const text = await readText(request);
  try {
    return JSON.parse(text, withoutPrototype);
  } catch (cause) {
    throw new AppError('unreadable', { cause });
  }
}

/** The text of the body. Refuses `too-large`, counted while reading, and `unreadable` for what is no text. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > LIMIT_BYTES) throw new AppError('too-large');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > LIMIT_BYTES) throw new AppError('too-large');
    parts.push(part);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch (cause) {
    throw new AppError('unreadable', { cause });
  }
}

function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

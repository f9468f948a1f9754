import 'server-only';
import pino, { type Logger } from 'pino';

export type Log = Logger;

// What is personal or opens a door, wherever a careless caller may put it.
const PRIVATE = [
  'token',
  'authorization',
  'email',
  'address',
  'name',
  'firstName',
  'measured',
  'body',
  'recipient',
];

/** A structured logger that prints one JSON line per event and blanks names, measurements and tokens. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: { service: 'droitfil' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: PRIVATE.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[private]' },
    serializers: { err: describeError },
  });
}

// Messages of database and mail errors can quote the row or the recipient: only those of plain bugs are kept.
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = (error as { code?: unknown }).code;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    kind: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(isPlainBug(error) ? { message: error.message } : {}),
    ...(error.cause instanceof Error ? { cause: describeCause(error.cause) } : {}),
    frames: frames.slice(0, 8).map((line) => line.trim()),
  };
}

function isPlainBug(error: Error) {
  return [Error, TypeError, RangeError, ReferenceError].some((kind) => error.constructor === kind);
}

function describeCause(cause: Error) {
  return { kind: cause.name, code: (cause as { code?: unknown }).code };
}

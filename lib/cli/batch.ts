import { createInterface } from 'node:readline';
import type { DraftOutcome } from '@/lib/drafting/outcome';
import type { Drawn } from './drawn';
import { answer } from './request';

/** One request a line in, one answer a line out, in order, as fast as they are read. */
export async function runBatch(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  drawn?: Drawn,
): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const answered = drawn ? await drawnLine(line, drawn) : answerLine(line);
    const written = output.write(`${JSON.stringify(answered)}\n`);
    if (!written) await new Promise((resume) => output.once('drain', () => resume(undefined)));
  }
}

function answerLine(line: string): { id: unknown } & DraftOutcome {
  const request = readLine(line);
  if (request === undefined) return { id: null, refused: { code: 'invalid-choices', fields: ['request'] } };
  const { id = null, ...asked } = request;
  return { id, ...answer(asked) };
}

/** The draft itself is left out: what its files showed is told in its place. */
async function drawnLine(line: string, drawn: Drawn): Promise<object> {
  const answered = answerLine(line);
  return 'draft' in answered ? { id: answered.id, drawn: await drawn.of(answered.draft) } : answered;
}

function readLine(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

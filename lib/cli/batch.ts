import { createInterface } from 'node:readline';
import { answer } from './request';

/** One request a line in, one answer a line out, in order, as fast as they are read. */
export async function runBatch(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const written = output.write(`${JSON.stringify(answerLine(line))}\n`);
    if (!written) await new Promise((resume) => output.once('drain', () => resume(undefined)));
  }
}

function answerLine(line: string): object {
  const request = readLine(line);
  if (request === undefined) return { id: null, refused: { code: 'invalid-choices', fields: ['request'] } };
  const { id = null, ...asked } = request;
  return { id, ...answer(asked) };
}

function readLine(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

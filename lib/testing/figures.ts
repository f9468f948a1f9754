import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Writes down what a test measured, for the table that `npm run test:faults` ends with. */
export function noteFigure(row: string, figure: string): void {
  const folder = join(process.cwd(), 'test-results');
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, 'figures.jsonl'), `${JSON.stringify({ row, figure })}\n`);
}

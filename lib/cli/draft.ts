import { readFile } from 'node:fs/promises';
import { CATALOGUE } from '@/lib/choices/catalogue';
import { readArgs, USAGE } from './args';
import { runBatch } from './batch';
import { answer } from './request';
import { isLocale } from './words';

async function readJson(file: string | undefined): Promise<unknown> {
  return file === undefined ? undefined : JSON.parse(await readFile(file, 'utf8'));
}

async function main(): Promise<number> {
  const args = readArgs(process.argv.slice(2));
  if (args.help) return say(USAGE);
  if (args.catalogue) return say(JSON.stringify(CATALOGUE, null, 2));
  if (args.batch) {
    await runBatch(process.stdin, process.stdout);
    return 0;
  }
  if (!isLocale(args.locale)) throw new RangeError(`No locale ${args.locale}`);
  const asked = { choices: await readJson(args.choices), body: await readJson(args.body), size: args.size };
  const outcome = answer(asked);
  if ('refused' in outcome) {
    process.stdout.write(`${JSON.stringify({ refused: outcome.refused })}\n`);
    return 2;
  }
  // Only here are the printing parts needed: a batch of drafts starts without them.
  const { writeFiles } = await import('./files');
  await writeFiles(outcome.draft, args, args.locale);
  return 0;
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);

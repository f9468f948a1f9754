import { readFile } from 'node:fs/promises';
import { CATALOGUE } from '@/lib/choices/catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { isLocale } from '@/lib/i18n/locales';
import { type Args, readArgs, USAGE } from './args';
import { runBatch } from './batch';
import { freedomReport } from './freedom-report';
import { answer } from './request';

async function readJson(file: string | undefined): Promise<unknown> {
  return file === undefined ? undefined : JSON.parse(await readFile(file, 'utf8'));
}

async function main(): Promise<number> {
  const args = readArgs(process.argv.slice(2));
  if (args.help) return say(USAGE);
  if (args.freedom) return say(freedomReport(Number(args.count)));
  if (args.catalogue) return say(JSON.stringify(CATALOGUE, null, 2));
  if (!isLocale(args.locale)) throw new RangeError(`No locale ${args.locale}`);
  if (args.batch) return batch(args, args.locale);
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

async function batch({ drawn, date }: Args, locale: Locale): Promise<number> {
  if (!drawn) {
    await runBatch(process.stdin, process.stdout);
    return 0;
  }
  // Printing parts are loaded only where something is printed.
  const { Drawn } = await import('./drawn');
  const reading = await Drawn.inLanguage(locale, date);
  await runBatch(process.stdin, process.stdout, reading);
  process.stderr.write(`${reading.summary()}\n`);
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

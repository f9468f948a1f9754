import { createHash } from 'node:crypto';
import type { BookletOptions } from '@/lib/booklet/book';
import { bookletDocument } from '@/lib/booklet/booklet';
import { GARMENTS } from '@/lib/choices/catalogue';
import { draft } from '@/lib/drafting/draft';
import { flatDrawing } from '@/lib/flat/flat';
import { LOCALES } from '@/lib/i18n/locales';
import { printWords } from '@/lib/i18n/translator';
import type { Draft } from '@/lib/pattern/types';
import { sheetDocument } from '@/lib/sheets/sheets';
import { extremeBodies, surveyBodies } from './bodies';
import { randomChoices } from './random-choices';

/**
 * One line a generated design with a digest of its draft, flat, sheets and booklet. Two states of the code draw the same
 * where their lines are the same: `npm run --silent digests -- 500 > before`, and `diff` after the change. The words are French
 * unless a language is named after the count.
 */
const count = Number(process.argv[2] ?? 60);
const locale = LOCALES.find((own) => own === (process.argv[3] ?? 'fr'));
if (!locale) throw new Error(`No language ${process.argv[3]}: one of ${LOCALES.join(', ')}`);

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}

function digestsOf(drafted: Draft, settings: BookletOptions): string {
  const drawn = {
    draft: drafted,
    front: flatDrawing(drafted, 'front'),
    back: flatDrawing(drafted, 'back'),
    a4: sheetDocument(drafted, 'a4', settings),
    projector: sheetDocument(drafted, 'projector', settings),
    booklet: bookletDocument(drafted, settings),
  };
  return Object.entries(drawn)
    .map(([name, value]) => `${name} ${digest(value)}`)
    .join(' ');
}

const identity = { patternName: 'Droitfil', wearer: '', code: '—', date: '2026-11-21' };
const settings = { words: await printWords(locale), locale, unit: 'cm' as const, ...identity };
const bodies = [...surveyBodies(), ...extremeBodies()];

for (let seed = 0; seed < count; seed++) {
  const garment = GARMENTS[seed % GARMENTS.length] as (typeof GARMENTS)[number];
  // A stride without a common divisor: neighbours in the survey are alike.
  const { body } = bodies[(seed * 37) % bodies.length] as (typeof bodies)[number];
  const outcome = draft(randomChoices(garment, seed), body);
  const told = 'refused' in outcome ? JSON.stringify(outcome.refused) : digestsOf(outcome.draft, settings);
  process.stdout.write(`${seed} ${garment} ${told}\n`);
}

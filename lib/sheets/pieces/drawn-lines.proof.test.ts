import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GARMENTS } from '@/lib/choices/catalogue';
import { parseChoices } from '@/lib/choices/parse';
import type { Choices } from '@/lib/choices/types';
import { draft } from '@/lib/drafting/draft';
import { fromCommands } from '@/lib/geometry/commands';
import type { PathCommand } from '@/lib/geometry/types';
import type { Body } from '@/lib/measurements/names';
import { SIZE_NAMES, type SizeName, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Piece } from '@/lib/pattern/types';
import { allPairs } from '@/lib/testing/all-pairs';
import { surveyBodies } from '@/lib/testing/bodies';
import { deviation, isWithin } from '@/lib/testing/geometry/deviation';
import { DESIGN_NAMES, designOf } from '@/lib/testing/goldens/designs';
import { cutPath } from '@/lib/testing/sheets/cut-path';
import { unfoldPiece } from './unfold-piece';

/** The most a drawn line may be off the computed one, cm. */
const DRAWN = 0.006;

/** How far the cut line as it is drawn, closed along a fold, is from the one that was computed, if it is too far. */
function drawnOff(piece: Piece): number | undefined {
  const drawn = cutPath(piece).filter(([letter]) => letter !== 'Z') as PathCommand[];
  const [, ...start] = drawn[0] as ['M', number, number];
  const [first, ...rest] = piece.cutLine as [[number, number], ...[number, number][]];
  const computed: PathCommand[] = [['M', ...first], ...[...rest, first].map((at) => ['L', ...at] as const)];
  const lines = [fromCommands([...drawn, ['L', ...start]]), fromCommands(computed)] as const;
  return isWithin(...lines, DRAWN) ? undefined : deviation(...lines);
}

/** The pieces whose drawn cut line leaves the computed one, on the fold or opened out. */
function strays(choices: Choices, body: Body): string[] {
  const outcome = draft(choices, body);
  if ('refused' in outcome) return [];
  const shown = new Set(outcome.draft.pieces.flatMap((piece) => [piece, unfoldPiece(piece)]));
  return [...shown].flatMap((piece) => {
    const off = drawnOff(piece);
    return off === undefined ? [] : [`${piece.id}: ${off.toFixed(4)} cm`];
  });
}

/** What a commit can wait for: `npm run test:sweep drawn` draws all of them. */
const ONE_PAIR_IN = 5;

/** A few sizes for each design, so that all are seen in turn. */
const sizesFor = (i: number, count: number): SizeName[] =>
  Array.from({ length: count }, (_, k) => SIZE_NAMES[(i + 4 * k) % SIZE_NAMES.length] as SizeName);

const SUGGESTED = 'content/suggestions';
const suggestions = readdirSync(SUGGESTED).map((file) =>
  parseChoices(JSON.parse(readFileSync(`${SUGGESTED}/${file}`, 'utf8'))),
);

describe('the cut line drawn is the one computed', () => {
  test('of a dress with nearly straight runs', () => {
    const choices = parseChoices({
      garment: 'dress',
      options: {
        'neckline-front': 'sweetheart',
        sleeve: 'puff',
        'sleeve-finish': 'elastic',
        'waist-seam': 'natural',
        skirt: 'gathered',
        pockets: 'in-seam',
      },
    });
    expect(strays(choices, STANDARD_SIZES['40'])).toEqual([]);
  });

  test.each(DESIGN_NAMES.map((name, i) => [name, i] as const))('of %s', (name, i) => {
    for (const size of sizesFor(i, 1)) expect(strays(designOf(name), STANDARD_SIZES[size]), size).toEqual([]);
  });

  test('of every suggestion in sizes small and large', () => {
    suggestions.forEach((choices, i) => {
      for (const size of sizesFor(i, 1)) expect(strays(choices, STANDARD_SIZES[size]), size).toEqual([]);
    });
  }, 600_000);

  test.each(GARMENTS)(
    'of a %s whatever two options meet',
    (garment) => {
      const bodies = surveyBodies();
      allPairs({ garment }).forEach((choices, i) => {
        if (i % ONE_PAIR_IN !== 0) return;
        const { body, row } = bodies[(7 * i) % bodies.length] as (typeof bodies)[number];
        expect(strays(choices, body), `row ${row}: ${JSON.stringify(choices.options)}`).toEqual([]);
      });
    },
    600_000,
  );
});

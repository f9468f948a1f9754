import { describe, expect, it } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { answerThumbnails } from './answer-thumbnails';
import { toPicture } from './picture';
import type { Picture, ThumbnailsFound } from './protocol';
import { tracedStrokes } from './traced-strokes';

type Corner = readonly [number, number];

const pictureOf = (lines: Readonly<Record<string, readonly Corner[]>>): Picture =>
  toPicture({
    box: [0, 0, 100, 100],
    items: Object.entries(lines).map(([id, corners]) => ({
      kind: 'stroke',
      layer: 'stitch',
      id,
      stroke: 'outline',
      path: corners.map(([x, y], i) => [i === 0 ? 'M' : 'L', x, y] as const),
    })),
  });

const tracesOf = (picture: Picture, before: Picture, limit = 0.5) =>
  tracedStrokes(picture, before, limit).filter(({ stroke }) => stroke === 'highlight');

describe('what a card traces', () => {
  const side: readonly Corner[] = [
    [0, 0],
    [0, 40],
  ];

  it('is nothing on the garment as it is', () => {
    expect(tracesOf(pictureOf({ side }), pictureOf({ side }))).toEqual([]);
  });

  it('is a line the garment does not have, over that line and under what is drawn later', () => {
    const belt: readonly Corner[] = [
      [0, 20],
      [30, 20],
    ];
    const ids = tracedStrokes(pictureOf({ belt, side }), pictureOf({ side }), 0.5).map(({ id }) => id);
    expect(ids).toEqual(['belt', 'belt/trace', 'side']);
  });

  it('is of a longer line the part that is new', () => {
    const [trace] = tracesOf(
      pictureOf({
        side: [
          [0, 0],
          [0, 60],
        ],
      }),
      pictureOf({ side }),
    );
    const heights = [...(trace?.d.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g) ?? [])].map(([, y]) => -Number(y));
    expect(Math.min(...heights)).toBeGreaterThan(40);
    expect(Math.max(...heights)).toBeCloseTo(60, 1);
  });

  it('is not a line that moved by less than one sees, nor one laid elsewhere where places do not count', () => {
    const moved = (by: number) => pictureOf({ side: side.map(([x, y]) => [x + by, y] as const) });
    expect(tracesOf(moved(0.4), pictureOf({ side }))).toEqual([]);
    expect(tracesOf(moved(3), pictureOf({ side }))).toHaveLength(1);
    expect(tracesOf(moved(3), pictureOf({ side }), Number.POSITIVE_INFINITY)).toEqual([]);
  });
});

const cardsOf = (slot: string, values: readonly string[]) => {
  const choices = defaultChoices('dress');
  const job = { kind: 'thumbnails', choices, body: STANDARD_SIZES['40'], slot, values, chosen: [] } as const;
  const answer = [...answerThumbnails(job, 1)].at(-1) as ThumbnailsFound;
  return Object.entries(answer.pictures).flatMap(([value, { markup }]) =>
    markup.includes('data-stroke="highlight"') ? [value] : [],
  );
};

describe('the cards of a dress', () => {
  it('trace what each value but the chosen one changes', () => {
    expect(cardsOf('collar', ['none', 'shirt', 'bow'])).toEqual(['shirt', 'bow']);
    expect(cardsOf('length', ['mini', 'knee', 'floor'])).toEqual(['mini', 'floor']);
  });

  it('trace it on the pieces where the garment does not show it', () => {
    expect(cardsOf('seam-allowance', ['1-cm', '1-5-cm'])).toEqual(['1-5-cm']);
  });
});

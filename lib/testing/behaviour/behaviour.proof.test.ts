import { describe, expect, it } from 'vitest';
import { completeChoices, defaultChoices } from '@/lib/choices/defaults';
import type { Choices } from '@/lib/choices/types';
import { draft, drawDraft } from '@/lib/drafting/draft';
import type { Body } from '@/lib/measurements/names';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { lengthOf } from '@/lib/pattern/lines';
import type { Draft } from '@/lib/pattern/types';
import { sampleBodies } from '@/lib/testing/bodies';
import { changeEdge, changePiece, movePath } from '@/lib/testing/mutate';
import { undetermined } from './h01-determinism';
import { asymmetries } from './h02-symmetry';
import { scaleErrors } from './h03-scale';
import { shrinking } from './h04-monotonicity';
import { strayChanges } from './h05-locality';
import { jumps } from './h06-continuity';
import { allowanceTraces, dartTraces, styleTraces } from './h07-h09-neutrality';
import { implausibleArea } from './h10-area';
import { failures } from './h11-every-body';
import { unrefused } from './h12-refusal';
import { goldenMisses } from './h13-golden';
import { exportMisses } from './h14-exports';
import { labelGaps } from './h15-labels';
import type { Draw } from './lapse';

const SIZE_38 = STANDARD_SIZES['38'];
const plain = defaultChoices('top');
const top = (options: Record<string, string>): Choices => completeChoices('top', options, {});
const women = sampleBodies(12, 7).map(({ body }) => body);
const people: readonly Body[] = [SIZE_38, STANDARD_SIZES['46'], ...women];

/** An engine with a fault: what it draws is changed by the body it draws for. */
function faulty(fault: (drawn: Draft, body: Body) => Draft): Draw {
  return (choices, body) => fault(drawDraft(choices, body), body);
}

/** Moves the right end of the back's shoulder line by so much, as an engine would that reads the wrong measurement. */
function pulled(drawn: Draft, by: number): Draft {
  return changeEdge(drawn, 'back/shoulder', ({ path }) => ({ path: movePath(path, (x, y) => [x + by, y]) }));
}

describe('H1 determinism', () => {
  it('draws the same bytes twice', () => {
    for (const body of people) expect(undetermined(drawDraft, plain, body)).toEqual([]);
  });

  it('sees a draft that counts how often it was asked', () => {
    let asked = 0;
    const counting: Draw = (choices, body) => ({ ...drawDraft(choices, body), engine: String(asked++) });
    expect(undetermined(counting, plain, SIZE_38)).toHaveLength(1);
  });
});

describe('H2 symmetry', () => {
  const whole = (drawn: Draft, widen: number) =>
    changePiece(drawn, 'front', ({ edges }) => ({
      cut: { count: 1, onFold: false, mirrored: false },
      edges: [
        {
          ...(edges[0] as (typeof edges)[0]),
          id: 'all',
          path: [
            ['M', -20, 0],
            ['L', 20 + widen, 0],
            ['L', 10, 40],
            ['L', -10, 40],
            ['L', -20, 0],
          ],
        },
      ],
    }));

  it('finds every whole piece its own mirror image', () => {
    for (const body of people) expect(asymmetries(drawDraft(plain, body))).toEqual([]);
    expect(asymmetries(whole(drawDraft(plain, SIZE_38), 0))).toEqual([]);
  });

  it('sees a front wider on one side', () => {
    expect(asymmetries(whole(drawDraft(plain, SIZE_38), 1))).toHaveLength(1);
  });
});

describe('H3 scale', () => {
  // Capped figures (waist darts, dart angle) bend the growth of single edges a little.
  const BENT = 0.3;

  it('lets edges grow in equal steps with the body', () => {
    const worst = Math.max(...scaleErrors(drawDraft, plain, SIZE_38).map(({ figure }) => figure));
    expect(worst).toBeLessThan(BENT);
  });

  it('sees an edge that grows with the square', () => {
    const bent = faulty((drawn, body) => {
      const extra = ((body.stature - 168) / 8) ** 2;
      return changeEdge(drawn, 'back/shoulder', ({ path }) => ({
        path: movePath(path, (x, y) => [x * (1 + extra / 10), y]),
      }));
    });
    expect(Math.max(...scaleErrors(bent, plain, SIZE_38).map(({ figure }) => figure))).toBeGreaterThan(BENT);
  });
});

describe('H4 monotonicity', () => {
  it('never shrinks what a measurement is for', () => {
    for (const body of people) expect(shrinking(drawDraft, plain, body)).toEqual([]);
  });

  it('sees a sleeve that shortens as the arm grows', () => {
    const wrong: Draw = (choices, body) => drawDraft(choices, { ...body, armLength: 120 - body.armLength });
    const long = top({ 'sleeve-length': 'long' });
    expect(shrinking(wrong, long, SIZE_38).map(({ where }) => where)).toEqual(['armLength']);
  });
});

describe('H5 locality', () => {
  it('leaves alone what a measurement does not concern', () => {
    for (const body of people) expect(strayChanges(drawDraft, plain, body)).toEqual([]);
  });

  it('sees a bodice that listens to the arm', () => {
    const wrong = faulty((drawn, body) => pulled(drawn, body.armLength / 100));
    expect(strayChanges(wrong, plain, SIZE_38).map(({ where }) => where)).toEqual([
      'armLength: back/shoulder',
    ]);
  });
});

describe('H6 continuity', () => {
  it('moves little when a millimetre changes', () => {
    for (const body of people) expect(jumps(drawDraft, plain, body)).toEqual([]);
  });

  it('sees a vertex that jumps', () => {
    const wrong = faulty((drawn, body) => pulled(drawn, body.stature > 168.05 ? 1 : 0));
    expect(jumps(wrong, plain, SIZE_38).map(({ where }) => where)).toEqual(['stature: back/shoulder']);
  });
});

describe('H7 position of the bust dart', () => {
  const side = top({ 'bust-shaping': 'side-dart', length: 'waist' });
  const waist = top({ 'bust-shaping': 'waist-dart', length: 'waist' });

  it('leaves no trace in what is sewn to what', () => {
    for (const body of people) expect(dartTraces(drawDraft, side, waist, body)).toEqual([]);
  });

  it('sees a turn that stretches the side seam', () => {
    const wrong: Draw = (choices, body) => {
      const drawn = drawDraft(choices, body);
      return choices === waist
        ? { ...drawn, seams: drawn.seams.map((seam) => (seam.id === 'side' ? { ...seam, ease: 0.5 } : seam)) }
        : drawn;
    };
    expect(dartTraces(wrong, side, waist, SIZE_38).map(({ where }) => where)).toEqual(['C3 side']);
  });
});

describe('H8 allowances', () => {
  it('leave every stitching line where it is', () => {
    for (const allowance of ['0-5-cm', '1-5-cm', 'quarter-inch', 'one-inch'])
      expect(allowanceTraces(drawDraft, plain, top({ 'seam-allowance': allowance }), SIZE_38)).toEqual([]);
    for (const hem of ['rolled', '1-cm', '5-cm'])
      expect(allowanceTraces(drawDraft, plain, top({ hem }), SIZE_38)).toEqual([]);
  });

  it('see a neckline drawn on the cut line', () => {
    const wide = top({ 'seam-allowance': '1-5-cm' });
    const wrong: Draw = (choices, body) => {
      const drawn = drawDraft(choices, body);
      return choices === wide ? pulled(drawn, 0.5) : drawn;
    };
    expect(allowanceTraces(wrong, plain, wide, SIZE_38).map(({ where }) => where)).toEqual(['back/shoulder']);
  });
});

describe('H9 additions', () => {
  const long = top({ 'sleeve-length': 'long' });

  it('leave the body of the garment as it was', () => {
    for (const body of people) expect(styleTraces(drawDraft, plain, long, body)).toEqual([]);
  });

  it('see a sleeve that pulls the shoulder', () => {
    const wrong: Draw = (choices, body) => {
      const drawn = drawDraft(choices, body);
      return choices === long ? pulled(drawn, 0.2) : drawn;
    };
    expect(styleTraces(wrong, plain, long, SIZE_38).map(({ where }) => where)).toEqual(['back/shoulder']);
  });
});

describe('H10 area', () => {
  it('is that of a garment', () => {
    for (const body of people) expect(implausibleArea(drawDraft(plain, body))).toEqual([]);
  });

  it('sees half a garment', () => {
    const half = drawDraft(plain, SIZE_38);
    const { pieces } = half;
    expect(implausibleArea({ ...half, pieces: pieces.filter(({ id }) => id !== 'front') })).toHaveLength(1);
  });
});

describe('H11 every body', () => {
  it('sees both a broken rule and a fall', () => {
    const wrong = faulty((drawn) => pulled(drawn, 0.5));
    expect(failures(wrong, plain, [SIZE_38])[0]?.where).toContain('A1');
    const falling: Draw = () => {
      throw new Error('no root');
    };
    expect(failures(falling, plain, [SIZE_38])[0]?.figure).toBeNaN();
  });
});

describe('H12 nonsense', () => {
  it('is refused by the name of what is wrong', () => {
    expect(unrefused(draft, plain, SIZE_38)).toEqual([]);
  });

  it('sees an engine that drafts anything, and one that blames another figure', () => {
    const open = () => ({ draft: drawDraft(plain, SIZE_38) });
    expect(unrefused(open, plain, SIZE_38).length).toBeGreaterThan(10);
    const blaming = () => ({ refused: { code: 'invalid-body' as const, fields: ['shoulderLength'] } });
    expect(unrefused(blaming, plain, SIZE_38).length).toBeGreaterThan(10);
  });
});

describe('H13 golden values', () => {
  const block = completeChoices('top', { sleeve: 'set-in', fit: 'semi-fitted', silhouette: 'fitted' }, {});

  it('are met at size 38', () => {
    expect(goldenMisses(drawDraft(block, SIZE_38))).toEqual([]);
  });

  it('are missed by another size', () => {
    expect(goldenMisses(drawDraft(block, STANDARD_SIZES['40'])).length).toBeGreaterThan(5);
  });
});

describe('H14 exports', () => {
  const drawn = drawDraft(plain, SIZE_38);
  const lengths = drawn.pieces.flatMap(({ id, edges }) =>
    edges.map((edge) => [`${id}/${edge.id}`, lengthOf(edge)] as const),
  );

  it('agree when they draw every edge as long as it is', () => {
    expect(exportMisses(drawn, new Map(lengths))).toEqual([]);
  });

  it('see a file printed at 99 % and one that lost an edge', () => {
    expect(
      exportMisses(drawn, new Map(lengths.map(([name, length]) => [name, length * 0.99]))).length,
    ).toBeGreaterThan(5);
    expect(exportMisses(drawn, new Map(lengths.slice(1)))).toHaveLength(1);
  });
});

describe('H15 labels', () => {
  const drawn = drawDraft(plain, SIZE_38);
  const names = new Set(drawn.pieces.map(({ id }) => id));

  it('say name, count, fold and grain of every piece', () => {
    for (const body of people) expect(labelGaps(drawDraft(plain, body), names)).toEqual([]);
  });

  it('see what is missing', () => {
    const nameless = labelGaps(drawn, new Set([...names].filter((id) => id !== 'front')));
    expect(nameless.map(({ where }) => where)).toEqual(['front: name']);
    const uncounted = changePiece(drawn, 'front', () => ({
      cut: { count: 0, onFold: false, mirrored: false },
    }));
    expect(labelGaps(uncounted, names).map(({ where }) => where)).toEqual(['front: count', 'front: fold']);
    const twice = { ...drawn, pieces: [...drawn.pieces, drawn.pieces[0] as (typeof drawn.pieces)[0]] };
    expect(labelGaps(twice, names).map(({ where }) => where)).toEqual(['front: twice']);
  });
});

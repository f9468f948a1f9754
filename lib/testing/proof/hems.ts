import { polyline } from '@/lib/geometry/path';
import { point } from '@/lib/geometry/point';
import type { Pair } from '@/lib/geometry/types';
import type { Draft } from '@/lib/pattern/types';
import { boxyTop } from '../boxy-top';
import { sketchDraft } from '../hand-made';
import { changeEdge, changePiece } from '../mutate';
import { casesOf, type RuleCase } from './case';
import { polygonPiece } from './shapes';

const top = boxyTop();

const moveCut = (piece: string, move: (p: Pair) => Pair): Draft =>
  changePiece(top, piece, ({ cutLine }) => ({ cutLine: cutLine.map(move) }));

/** A cuff folded along its middle, or beside it. */
function cuff(fold: number): Draft {
  const other = { line: 'end' } as const;
  const piece = polygonPiece(
    'cuff',
    'cuff',
    [
      [0, 0],
      [24, 0],
      [24, 10],
      [0, 10],
    ],
    [other, other, other, other],
    {
      internal: [
        {
          id: 'fold',
          kind: 'fold-line',
          path: [
            ['M', 0, fold],
            ['L', 24, fold],
          ],
        },
      ],
    },
  );
  return sketchDraft({ pieces: [piece] });
}

/** A front whose facing grows on beyond the fold; its neckline leaves the fold on the other side at a slant. */
function grownOn(slant: number): Draft {
  const neck = () => polyline(point(25, 40), point(0, 38), point(-7, 38.56 + slant));
  const piece = polygonPiece(
    'front',
    'front',
    [
      [-7, 0],
      [25, 0],
      [25, 40],
      [-7, 38.56 + slant],
    ],
    [{ line: 'hem', role: 'hem' }, { line: 'side' }, { line: 'neckline', path: neck }, { line: 'outer' }],
    {
      internal: [
        {
          id: 'front-fold',
          kind: 'fold-line',
          path: [
            ['M', 0, 0],
            ['L', 0, 38],
          ],
        },
      ],
    },
  );
  return sketchDraft({ pieces: [piece] });
}

/** Breaks of G1 to G6. */
export const HEMS: readonly RuleCase[] = [
  ...casesOf(top, [
    {
      rule: 'G1',
      breaks: 'a hem allowance cut in at the side',
      broken: changePiece(top, 'back', ({ cutLine }) => ({
        cutLine: cutLine.flatMap(([x, y]): Pair[] =>
          y < -21 && x > 20
            ? [
                [24, -22],
                [24, -20.5],
                [25, -20],
              ]
            : [[x, y]],
        ),
      })),
    },
    {
      rule: 'G2',
      breaks: 'a hem allowance that flares where the garment does not',
      broken: moveCut('sleeve', ([x, y]) => (y < -46 && x > 10 ? [x + 0.8, y] : [x, y])),
    },
    {
      rule: 'G3',
      breaks: 'a hem deeper at the fold',
      broken: moveCut('back', ([x, y]) => (y < -21 && x < 1 ? [x, y - 0.5] : [x, y])),
    },
    {
      rule: 'G6',
      breaks: 'a side a centimetre shorter than the centre',
      severity: 'W',
      broken: changeEdge(top, 'back/side', () => ({
        path: [
          ['M', 24, -19],
          ['L', 24, 20.5],
        ],
      })),
    },
  ]),
  {
    rule: 'G4',
    breaks: 'a round hem four deep',
    severity: 'W',
    sound: changeEdge(top, 'back/hem', () => ({
      path: [
        ['M', 0, -20],
        ['C', 8, -20, 16, -19, 24, -17],
      ],
      allowance: 1.5,
    })),
    broken: changeEdge(top, 'back/hem', () => ({
      path: [
        ['M', 0, -20],
        ['C', 8, -20, 16, -19, 24, -17],
      ],
      allowance: 4,
    })),
  },
  { rule: 'G5', breaks: 'a cuff folded off its middle', sound: cuff(5), broken: cuff(5.2) },
  {
    rule: 'G5',
    breaks: 'a grown-on facing that does not mirror its neckline',
    sound: grownOn(0),
    broken: grownOn(1),
  },
];

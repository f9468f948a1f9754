import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
import { path } from '@/lib/geometry/path';
import { point } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft, LineName } from '@/lib/pattern/types';
import { boxyTop } from '../boxy-top';
import { sketchDraft, sketchSeam } from '../hand-made';
import { changeEdge } from '../mutate';
import { casesOf, type RuleCase } from './case';
import { polygonPiece } from './shapes';

const top = boxyTop();

/** A square piece whose right side is the seam and whose upper side runs on across it, leaving it at `slant` cm over 10. */
function square(
  id: string,
  part: 'front' | 'back' | 'sleeve',
  seam: LineName,
  runsOn: LineName,
  slant: number,
  hem = false,
) {
  const other = { line: 'outer', role: 'finished' } as const;
  return polygonPiece(
    id,
    part,
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10 + slant],
    ],
    [other, { line: seam }, hem ? { line: runsOn, role: 'hem' } : { line: runsOn, role: 'finished' }, other],
  );
}

/** Two squares sewn at the right; the line runs on smoothly when their slants cancel. */
function across(seam: LineName, runsOn: LineName, part: 'front' | 'sleeve', slant: number): Draft {
  const back = part === 'front' ? 'back' : 'sleeve';
  return sketchDraft({
    pieces: [square('one', part, seam, runsOn, slant), square('two', back, seam, runsOn, -0.5)],
    seams: [sketchSeam({ id: 'seam', a: [{ piece: 'one', edge: seam }], b: [{ piece: 'two', edge: seam }] })],
  });
}

function acrossCase(
  rule: string,
  breaks: string,
  seam: LineName,
  runsOn: LineName,
  part: 'front' | 'sleeve' = 'front',
): RuleCase {
  return { rule, breaks, sound: across(seam, runsOn, part, 0.5), broken: across(seam, runsOn, part, 2.5) };
}

/** A collar on the fold whose outer edge leaves the centre back with a rise. */
function collar(rise: number): Draft {
  const other = { line: 'end', role: 'finished' } as const;
  const piece = polygonPiece(
    'collar',
    'collar',
    [
      [0, 0],
      [18, 0],
      [18, 6],
      [0, 6 + rise],
    ],
    [
      { line: 'neckline', role: 'finished' },
      other,
      { line: 'outer', role: 'finished' },
      { line: 'centre', role: 'fold' },
    ],
  );
  return sketchDraft({ pieces: [piece] });
}

const bowed = (by: number) => (a: { x: number; y: number }, b: { x: number; y: number }) =>
  path(cubic(a, point(a.x + by, (2 * a.y + b.y) / 3), point(b.x + by, (a.y + 2 * b.y) / 3), b));

/** Two pieces whose seams bow by so much: out when positive. */
function bows(one: number, two: number): Draft {
  const other = { line: 'outer', role: 'finished' } as const;
  const piece = (id: string, by: number) =>
    polygonPiece(
      id,
      'front',
      [
        [0, 0],
        [10, 0],
        [10, 20],
        [0, 20],
      ],
      [other, { line: 'side', path: bowed(by) }, other, other],
    );
  return sketchDraft({
    pieces: [piece('one', one), piece('two', two)],
    seams: [
      sketchSeam({ id: 'side', a: [{ piece: 'one', edge: 'side' }], b: [{ piece: 'two', edge: 'side' }] }),
    ],
  });
}

const flatCollar = drawDraft(
  completeChoices('top', { collar: 'peter-pan', 'neckline-front': 'scoop' }, {}),
  STANDARD_SIZES[38],
);

/** Breaks of D1 to D11. */
export const JOINS: readonly RuleCase[] = [
  ...casesOf(top, [
    {
      rule: 'D1',
      breaks: 'a back neckline that leaves the shoulder askew',
      broken: changeEdge(top, 'back/neckline', ({ path: [move] }) => ({
        path: [move as never, ['C', 11.5, 39, 6, 37, 0, 37]],
      })),
    },
    {
      rule: 'D2',
      breaks: 'an armhole pointed at the shoulder tip',
      broken: changeEdge(top, 'back/armhole', ({ path: [move, lower] }) => ({
        path: [move as never, lower as never, ['C', 18.25, 33, 17, 37, 19.33, 39.24]],
      })),
    },
    {
      rule: 'D3',
      breaks: 'an armhole pointed under the arm',
      broken: changeEdge(top, 'back/armhole', ({ path: [move, , upper] }) => ({
        path: [move as never, ['C', 22, 21.5, 18.25, 25, 18.25, 28.37], upper as never],
      })),
    },
    {
      rule: 'D5',
      breaks: 'a back hem that drops to the side seam',
      broken: changeEdge(top, 'back/hem', () => ({
        path: [
          ['M', 0, -20],
          ['C', 8, -20, 20, -18, 24, -20],
        ],
      })),
    },
    {
      rule: 'D6',
      breaks: 'a neckline that leaves the centre at 85°',
      broken: changeEdge(top, 'back/neckline', ({ path: [move] }) => ({
        path: [move as never, ['C', 9, 38, 6, 37.6, 0, 37]],
      })),
    },
    {
      rule: 'D7',
      breaks: 'a sleeve hem pointed at its seam',
      broken: changeEdge(top, 'sleeve/hem', ({ path: [move, end] }) => {
        const [, x, y] = move as unknown as [string, number, number];
        return { path: [move as never, ['C', x + 5, y + 1, x + 20, y, ...(end?.slice(1) ?? [])] as never] };
      }),
    },
  ]),
  acrossCase('D4', 'a waistline with a corner at the side', 'side', 'waist'),
  acrossCase('D8', 'a cap with a corner at the fore seam', 'fore', 'cap', 'sleeve'),
  acrossCase('D8', 'a neckline with a corner at the raglan seam', 'raglan', 'neckline'),
  {
    rule: 'D9',
    breaks: 'a collar pointed at the centre back',
    severity: 'W',
    sound: collar(0),
    broken: collar(1.5),
  },
  {
    rule: 'D10',
    breaks: 'a round side sewn to a hollow one',
    severity: 'I',
    sound: bows(1, 1),
    broken: bows(1, -1),
  },
  {
    rule: 'D11',
    breaks: 'a flat collar of the right length whose neck edge is straight',
    sound: flatCollar,
    broken: changeEdge(flatCollar, 'collar-under/neck', ({ path }) => ({
      path: [
        ['M', 0, 0],
        ['L', pathLength(fromCommands(path)), 0],
      ],
    })),
  },
];

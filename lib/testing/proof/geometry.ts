import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import type { Pair } from '@/lib/geometry/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft, EdgeRef } from '@/lib/pattern/types';
import { boxyTop } from '../boxy-top';
import { changeEdge, changePiece, movePath } from '../mutate';
import { casesOf, type RuleCase } from './case';

const top = boxyTop();

const shiftCut = (
  draft: Draft,
  piece: string,
  move: (p: Pair, i: number, all: readonly Pair[]) => Pair,
): Draft => changePiece(draft, piece, ({ cutLine }) => ({ cutLine: cutLine.map(move) }));

const outTo =
  (x: number): ((p: Pair) => Pair) =>
  ([px, py]) =>
    px > 25.5 && py < 10 ? [x, py] : [px, py];

const oneSided = drawDraft(
  completeChoices('top', { 'neckline-front': 'one-shoulder' }, {}),
  STANDARD_SIZES['40'],
);

/** A draft whose seams run along a piece as they would if it lay turned over. */
function walkedBack(draft: Draft, piece: string): Draft {
  const back = (refs: readonly EdgeRef[]): EdgeRef[] =>
    refs.map((own) => {
      const { reversed, ...ref } = own;
      if (own.piece !== piece) return own;
      return reversed ? ref : { ...ref, reversed: true };
    });
  return { ...draft, seams: draft.seams.map((own) => ({ ...own, a: back(own.a), b: back(own.b) })) };
}

/** Breaks of A1 to A18. */
const OF_PLAIN_TOP: readonly RuleCase[] = casesOf(top, [
  {
    rule: 'A1',
    breaks: 'an edge shifted off its neighbours',
    broken: changeEdge(top, 'back/side', ({ path }) => ({ path: movePath(path, (x, y) => [x + 0.001, y]) })),
  },
  {
    rule: 'A2',
    breaks: 'a splinter between two edges',
    broken: changeEdge(top, 'back/side', () => ({
      path: [
        ['M', 24, -20],
        ['L', 24, -19.99],
        ['L', 24, 20.5],
      ],
    })),
  },
  {
    rule: 'A2',
    breaks: 'a coordinate that is no number',
    broken: changeEdge(top, 'back/side', () => ({
      path: [
        ['M', 24, -20],
        ['L', Number.NaN, 20.5],
      ],
    })),
  },
  {
    rule: 'A3',
    breaks: 'a side seam that runs through the fold',
    broken: changeEdge(top, 'back/side', () => ({
      path: [
        ['M', 24, -20],
        ['L', -3, 0],
        ['L', 24, 20.5],
      ],
    })),
  },
  {
    rule: 'A3',
    breaks: 'a loop in the cut line',
    broken: changePiece(top, 'back', ({ cutLine: [a, b, c, ...rest] }) => ({
      cutLine: [b as Pair, a as Pair, c as Pair, ...rest],
    })),
  },
  {
    rule: 'A4',
    breaks: 'a clockwise cut line',
    broken: changePiece(top, 'sleeve', ({ cutLine }) => ({ cutLine: [...cutLine].reverse() })),
  },
  {
    rule: 'A5',
    breaks: 'a cut line inside the side seam',
    broken: shiftCut(top, 'back', ([x, y]) => (x > 24.5 ? [23.9, y] : [x, y])),
  },
  {
    rule: 'A6',
    breaks: 'a side allowance 0.3 too wide',
    broken: shiftCut(top, 'front', outTo(26.3)),
  },
  {
    rule: 'A7',
    breaks: 'a quarter inch rounded',
    broken: changeEdge(top, 'back/side', () => ({ allowance: 0.64 })),
  },
  {
    rule: 'A8',
    breaks: 'a corner drawn out to a spike',
    severity: 'W',
    broken: shiftCut(top, 'back', ([x, y]) => (x > 24.5 && y < -21.5 ? [x + 6, y - 6] : [x, y])),
  },
  {
    rule: 'A9',
    breaks: 'a corner of 5° in the side seam',
    broken: changeEdge(top, 'back/side', () => ({
      path: [
        ['M', 24, -20],
        ['L', 25, 0.25],
        ['L', 24, 20.5],
      ],
    })),
  },
  {
    rule: 'A10',
    breaks: 'a neckline that turns on half a centimetre',
    severity: 'W',
    broken: changeEdge(top, 'back/neckline', ({ path: [move] }) => ({
      path: [move as never, ['L', 11.67, 37.5], ['C', 11.67, 37.22, 11.44, 37, 11.17, 37], ['L', 0, 37]],
    })),
  },
  {
    rule: 'A11',
    breaks: 'a neckline that bends back',
    severity: 'W',
    broken: changeEdge(top, 'back/neckline', ({ path: [move] }) => ({
      path: [move as never, ['C', 2, 40, 9, 37, 0, 37]],
    })),
  },
  {
    rule: 'A12',
    breaks: 'a hem that leaves the fold at 87°',
    broken: changeEdge(top, 'back/hem', () => ({
      path: [
        ['M', 0, -20],
        ['L', 12, -19.3],
        ['L', 24, -20],
      ],
    })),
  },
  {
    rule: 'A12',
    breaks: 'a fold that is not straight',
    broken: changeEdge(top, 'back/centre', () => ({
      path: [
        ['M', 0, 37],
        ['L', 0.5, 10],
        ['L', 0, -20],
      ],
    })),
  },
  {
    rule: 'A13',
    breaks: 'a grain line through the side seam',
    broken: changePiece(top, 'back', () => ({
      grain: [
        [23.5, -15],
        [23.5, 19],
      ],
    })),
  },
  {
    rule: 'A13',
    breaks: 'a grain line of ten centimetres',
    broken: changePiece(top, 'back', () => ({
      grain: [
        [10, 0],
        [10, 10],
      ],
    })),
  },
  {
    rule: 'A14',
    breaks: 'a grain line half a degree off',
    broken: changePiece(top, 'back', () => ({
      grain: [
        [10, -15],
        [10.4, 31],
      ],
    })),
  },
  {
    rule: 'A15',
    breaks: 'a drill hole beside the piece',
    severity: 'W',
    broken: changePiece(top, 'front', () => ({ marks: [{ kind: 'drill', at: [40, 0] }] })),
  },
  {
    rule: 'A15',
    breaks: 'a notch drawn past the fold that its edge meets aslant',
    broken: changePiece(top, 'back', ({ cutLine }) => ({ cutLine: cutLine.map(([x, y]) => [x - 1, y]) })),
  },
  {
    rule: 'A15',
    breaks: 'a notch beyond the end of its edge',
    severity: 'W',
    broken: changePiece(top, 'front', ({ notches: [first, ...rest] }) => ({
      notches: [{ ...(first as never as { id: string; edge: string; kind: 'single' }), at: 90 }, ...rest],
    })),
  },
  {
    rule: 'A16',
    breaks: 'a pair of three',
    broken: changePiece(top, 'sleeve', () => ({ cut: { count: 3, onFold: false, mirrored: true } })),
  },
  {
    rule: 'A17',
    breaks: 'a front wider than the cloth',
    severity: 'W',
    broken: changePiece(top, 'front', ({ cutLine }) => ({
      cutLine: cutLine.map(([x, y]): Pair => [x * 3.2, y]),
    })),
  },
]);

/** Breaks of A1 to A19. */
export const GEOMETRY: readonly RuleCase[] = [
  ...OF_PLAIN_TOP,
  {
    rule: 'A19',
    breaks: 'a facing that would fit the other shoulder',
    sound: oneSided,
    broken: walkedBack(oneSided, 'facing-front'),
  },
];

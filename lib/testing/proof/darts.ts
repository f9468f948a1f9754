import type { PathCommand } from '@/lib/geometry/types';
import type { Draft } from '@/lib/pattern/types';
import { boxyTop } from '../boxy-top';
import { changeEdge, changePiece } from '../mutate';
import { casesOf, type RuleCase } from './case';

const top = boxyTop();

const edge = (id: string) => top.pieces[0]?.edges.find((each) => each.id === id);
const lastPair = (path: readonly PathCommand[] = []) =>
  (path[path.length - 1] ?? []).slice(-2) as [number, number];
const firstPair = ([move]: readonly PathCommand[] = []) => (move ?? []).slice(1) as [number, number];

const lower = firstPair(edge('bust-dart-first')?.path);
const tip = lastPair(edge('bust-dart-first')?.path);
const upper = lastPair(edge('bust-dart-second')?.path);

/** The side dart with its tip somewhere else. */
function tipAt(x: number, y: number): Draft {
  const first = changeEdge(top, 'front/bust-dart-first', () => ({
    path: [
      ['M', ...lower],
      ['L', x, y],
    ],
  }));
  return changeEdge(first, 'front/bust-dart-second', () => ({
    path: [
      ['M', x, y],
      ['L', ...upper],
    ],
  }));
}

const diamond = (x: number, half: number, high: number, low = -10): readonly PathCommand[] => [
  ['M', x, high],
  ['L', x + half, 0],
  ['L', x, low],
  ['L', x - half, 0],
  ['L', x, high],
];

function withFisheye(path: readonly PathCommand[]): Draft {
  return changePiece(top, 'front', ({ internal }) => ({
    internal: [...internal, { id: 'waist-dart', kind: 'fisheye-dart', path }],
  }));
}

const fisheye = withFisheye(diamond(9.55, 1.5, 14));

/** Breaks of B1 to B10. */
export const DARTS: readonly RuleCase[] = [
  ...casesOf(top, [
    { rule: 'B1', breaks: 'a tip moved along one leg', broken: tipAt(tip[0] + 0.4, tip[1] + 0.6) },
    { rule: 'B2', breaks: 'a tip almost at the fold', broken: tipAt(1, 17) },
    {
      rule: 'B3',
      breaks: 'a dart opened wider than the block says',
      broken: { ...top, construction: { ...top.construction, dartAngle: 12 } },
    },
    {
      rule: 'B4',
      breaks: 'a side seam that kinks once the dart is sewn',
      broken: changeEdge(top, 'front/side-1', () => ({
        path: [
          ['M', 25, -20],
          ['L', 26, 10],
          ['L', ...lower],
        ],
      })),
    },
    {
      rule: 'B5',
      breaks: 'a mouth cut straight across',
      broken: changePiece(top, 'front', ({ cutLine }) => ({
        cutLine: cutLine.filter(([x, y]) => !(x > 20 && y > lower[1] + 0.2 && y < upper[1] + 0.4)),
      })),
    },
    {
      rule: 'B6',
      breaks: 'a dart as wide as a hand',
      severity: 'W',
      broken: tipAt(19, 15.5),
    },
    { rule: 'B7', breaks: 'a tip on the bust point', severity: 'W', broken: tipAt(9.6, 18) },
    { rule: 'B9', breaks: 'a dart of three millimetres', broken: withFisheye(diamond(9.55, 0.15, 14)) },
    {
      rule: 'B10',
      breaks: 'a leg that bows into the cloth',
      severity: 'I',
      broken: changeEdge(top, 'front/bust-dart-first', () => ({
        path: [
          ['M', ...lower],
          ['C', lower[0] - 4, lower[1] - 1, tip[0] + 4, tip[1] - 2, ...tip],
        ],
      })),
    },
  ]),
  ...casesOf(fisheye, [
    {
      rule: 'B2',
      breaks: 'a waist dart that runs out of the hem',
      broken: withFisheye(diamond(9.55, 1.5, 14, -21)),
    },
    {
      rule: 'B6',
      breaks: 'a waist dart five wide',
      severity: 'W',
      broken: withFisheye(diamond(9.55, 2.5, 14)),
    },
    {
      rule: 'B7',
      breaks: 'a waist dart beside the bust point',
      severity: 'W',
      broken: withFisheye(diamond(12, 1.5, 14)),
    },
    {
      rule: 'B8',
      breaks: 'a waist dart that runs into the side dart',
      broken: withFisheye(diamond(14, 1.5, 16)),
    },
  ]),
];

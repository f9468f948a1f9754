import type { Draft, LineName, Notch, Piece } from '@/lib/pattern/types';
import { boxyTop } from '../boxy-top';
import { sketchDraft } from '../hand-made';
import { changeEdge, changeNotch, changePiece, changeSeam, withOptions, withSizes } from '../mutate';
import { casesOf, type RuleCase } from './case';
import { joined, polygonPiece, strip } from './shapes';

const top = boxyTop();

const notch = (id: string, edge: string, at: number, match: string): Notch => ({
  id,
  edge,
  at,
  kind: 'single',
  match,
});

/** Two strips sewn together, and the same with the first 0.4 longer. */
function lengthCase(
  rule: string,
  breaks: string,
  one: (length: number) => Piece,
  other: Piece,
  seam: Parameters<typeof joined>[2] = {},
  length = 20,
): RuleCase {
  return {
    rule,
    breaks,
    sound: joined(one(length), other, seam),
    broken: joined(one(length + 0.4), other, seam),
    severity: rule === 'C12' ? 'W' : 'E',
  };
}

/** The same strips with an ease declared that the rule does not allow, the lengths agreeing. */
function easeCase(
  rule: string,
  breaks: string,
  one: (length: number) => Piece,
  other: Piece,
  ease: number,
): RuleCase {
  return {
    rule,
    breaks,
    sound: joined(one(20), other),
    broken: joined(one(20 + ease), other, { ease }),
    severity: rule === 'C12' ? 'W' : 'E',
  };
}

const collar = (length: number) => strip('collar', 'collar', 'neckline', length);
const fall = (length: number) => strip('collar-fall', 'collar', 'outer', length);
const stand = strip('collar-stand', 'collar', 'outer', 20);
const facing = (length: number) => strip('neck-facing-back', 'facing', 'neckline', length);
/** A facing of such a width between its neckline and its free edge. */
const facingWide = (width: number) =>
  polygonPiece(
    'neck-facing-back',
    'facing',
    [
      [0, 0],
      [20, 0],
      [20, width],
      [0, width],
    ],
    (['facing-inner', 'end', 'neckline', 'end'] as const).map((line) => ({
      line,
      ...(line === 'neckline' ? {} : { role: 'finished' as const }),
    })),
  );
const lining = (length: number) => strip('lining-back', 'lining', 'inner', length, { material: 'lining' });
const bodice = strip('back', 'back', 'neckline', 20);
const shoulder = (id: 'front' | 'back', length: number) => strip(id, id, 'shoulder', length);

/** A centre panel 0.4 longer than its side panel, all of it between two notches walked to from the seam's origin. */
const panel = (first: number, length = 20.4): Piece =>
  strip('front', 'front', 'princess', length, {
    notches: [notch('p1', 'princess', length - first, 'q1'), notch('p2', 'princess', 6, 'q2')],
  });
const sidePanel = strip('front-side', 'front', 'princess', 20, {
  notches: [notch('q1', 'princess', 14, 'p1'), notch('q2', 'princess', 6, 'p2')],
});

const sleeveHalf = (id: string, line: LineName, length: number) => strip(id, 'sleeve', line, length);

const belt = (length: number): Draft =>
  withOptions(sketchDraft({ pieces: [strip('belt', 'belt', 'outer', length)], finished: { waist: 80 } }), {
    belt: 'tie',
  });

const free = { line: 'outer', role: 'finished' } as const;
const loops = (length: number): Draft => {
  const piece = polygonPiece(
    'belt-loop',
    'belt',
    [
      [0, 0],
      [3, 0],
      [3, length],
      [0, length],
    ],
    [free, free, free, free],
  );
  return withSizes(sketchDraft({ pieces: [piece] }), { 'belt-width': 4 });
};

const tape = (length: number): Draft => ({ ...top, notions: [{ kind: 'bias-tape', count: 1, length }] });

/** Breaks of C1 to C18; those of C19 and C20 are in `worn`. */
export const PAIRS: readonly RuleCase[] = [
  ...casesOf(top, [
    {
      rule: 'C1',
      breaks: 'a side seam 0.2 longer behind than in front',
      broken: changeEdge(top, 'back/side', () => ({
        path: [
          ['M', 24, -20.2],
          ['L', 24, 20.5],
        ],
      })),
    },
    {
      rule: 'C1',
      breaks: 'a difference of 0.07',
      severity: 'W',
      broken: changeSeam(top, 'side', () => ({ ease: 0.07 })),
    },
    {
      rule: 'C3',
      breaks: 'a waist level 0.3 lower behind',
      broken: changePiece(top, 'back', ({ internal }) => ({
        internal: internal.map((line) =>
          line.id === 'waist'
            ? {
                ...line,
                path: [
                  ['M', 0, -0.3],
                  ['L', 24, -0.3],
                ] as const,
              }
            : line,
        ),
      })),
    },
    {
      rule: 'C5',
      breaks: 'ease that the cap does not have',
      broken: changeSeam(top, 'armhole', () => ({ ease: 2.4 })),
    },
    {
      rule: 'C6',
      breaks: 'a back notch 0.3 higher on the sleeve',
      broken: changeNotch(top, 'sleeve', 'n8', ({ at }) => ({ at: at + 0.3 })),
    },
    {
      rule: 'C7',
      breaks: 'a cap that rises straight from the underarm',
      severity: 'W',
      broken: changeEdge(top, 'sleeve/cap-back', ({ path: [move, first, ...rest] }) => {
        const [, x1, y1, x2, y2, x, y] = first as unknown as [string, ...number[]];
        return {
          path: [
            move as never,
            ['C', x1, (y1 as number) + 1, x2, (y2 as number) + 1, x, y] as never,
            ...rest,
          ],
        };
      }),
    },
    {
      rule: 'C8',
      breaks: 'an underarm seam longer in front',
      broken: changeEdge(top, 'sleeve/underarm-front', ({ path }) => ({
        path: path.map((step, i) => (i === 0 ? ['M', -16.5, 0.3] : step) as never),
      })),
    },
    {
      rule: 'C18',
      breaks: 'a side seam sewn twice',
      broken: {
        ...top,
        seams: [...top.seams, { ...(top.seams[2] as never as (typeof top.seams)[0]), id: 'again' }],
      },
    },
    {
      rule: 'C18',
      breaks: 'a shoulder sewn to nothing',
      broken: { ...top, seams: top.seams.filter(({ id }) => id !== 'shoulder') },
    },
    {
      rule: 'C18',
      breaks: 'a seam of an edge that is not there',
      broken: changeSeam(top, 'shoulder', ({ a }) => ({ a: [...a, { piece: 'back', edge: 'yoke' }] })),
    },
  ]),
  {
    rule: 'C2',
    breaks: 'a back shoulder longer than declared',
    sound: joined(shoulder('back', 12.6), shoulder('front', 12), { ease: 0.6 }),
    broken: joined(shoulder('back', 12.7), shoulder('front', 12), { ease: 0.6 }),
  },
  {
    rule: 'C2',
    breaks: 'more ease than a shoulder takes',
    sound: joined(shoulder('back', 12.6), shoulder('front', 12), { ease: 0.6 }),
    broken: joined(shoulder('back', 13.5), shoulder('front', 12), { ease: 1.5 }),
  },
  {
    rule: 'C4',
    breaks: 'two parts of a princess seam unequal',
    sound: joined(panel(6), sidePanel, { ease: 0.4 }),
    broken: joined(panel(6.2), sidePanel, { ease: 0.4 }),
  },
  {
    rule: 'C4',
    breaks: 'more ease over the bust than cloth takes in',
    sound: joined(panel(6), sidePanel, { ease: 0.4 }),
    broken: joined(panel(6, 21), sidePanel, { ease: 1 }),
  },
  easeCase(
    'C5',
    'five centimetres of ease in a cap',
    (l) => sleeveHalf('sleeve', 'cap', l),
    strip('back', 'back', 'armhole', 20),
    5,
  ),
  easeCase(
    'C8',
    'an upper sleeve longer in front',
    (l) => sleeveHalf('sleeve-upper', 'fore', l),
    sleeveHalf('sleeve-under', 'fore', 20),
    0.5,
  ),
  lengthCase('C9', 'a collar longer than its neckline', collar, bodice),
  easeCase('C9', 'a collar eased on to its neckline', collar, bodice, 0.3),
  lengthCase('C10', 'a fall longer than its stand', fall, stand),
  easeCase('C10', 'a fall eased on to its stand', fall, stand, 0.4),
  lengthCase('C11', 'a facing longer than its edge', facing, bodice),
  easeCase('C11', 'a facing eased in', facing, bodice, 0.4),
  {
    rule: 'C11',
    breaks: 'a facing that narrows to 3 cm',
    sound: joined(facingWide(5), bodice),
    broken: joined(facingWide(3), bodice),
  },
  lengthCase('C12', 'a lining longer than declared', lining, strip('front-facing', 'facing', 'inner', 20)),
  easeCase(
    'C12',
    'two centimetres of ease in a lining',
    lining,
    strip('front-facing', 'facing', 'inner', 20),
    2,
  ),
  lengthCase(
    'C13',
    'a skirt wider than its bodice',
    (l) => strip('skirt-back', 'skirt-back', 'waist', l),
    strip('back', 'back', 'waist', 20),
  ),
  lengthCase(
    'C14',
    'a cuff longer than its sleeve',
    (l) => strip('cuff', 'cuff', 'hem', l),
    strip('sleeve', 'sleeve', 'hem', 20),
  ),
  {
    rule: 'C15',
    breaks: 'gathers of 1.9 declared as 1.8',
    sound: joined(strip('ruffle', 'ruffle', 'hem', 36), strip('back', 'back', 'hem', 20), { gather: 1.8 }),
    broken: joined(strip('ruffle', 'ruffle', 'hem', 38), strip('back', 'back', 'hem', 20), { gather: 1.8 }),
  },
  lengthCase(
    'C16',
    'a flounce longer than its edge',
    (l) => strip('flounce', 'ruffle', 'hem', l),
    strip('back', 'back', 'hem', 20),
  ),
  { rule: 'C17', breaks: 'a tie belt that does not tie', sound: belt(200), broken: belt(150) },
  { rule: 'C17', breaks: 'a loop too short for its belt', sound: loops(7.5), broken: loops(7) },
  { rule: 'C17', breaks: 'too little tape for the neckline', sound: tape(70), broken: tape(50) },
];

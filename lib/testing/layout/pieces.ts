import type { Pair } from '@/lib/geometry/types';
import type { Edge, Piece } from '@/lib/pattern/types';

/** Pieces made of corners for the tests of this folder: the cut line is the outline, the fold its first edge. */
export function testPiece(id: string, outline: readonly Pair[], cut: Partial<Piece['cut']> = {}): Piece {
  const [first, second] = outline as [Pair, Pair];
  const edges: Edge[] = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] as Pair;
    const role = i === 0 && cut.onFold ? 'fold' : 'seam';
    return {
      id: `e${i}`,
      line: 'edge',
      role,
      allowance: 0,
      path: [
        ['M', ...from],
        ['L', ...to],
      ],
    };
  });
  const x = outline.reduce((sum, [value]) => sum + value, 0) / outline.length;
  return {
    id,
    part: 'front',
    material: 'shell',
    cut: { count: 1, onFold: false, mirrored: false, ...cut },
    edges,
    cutLine: outline,
    internal: [],
    grain: [
      [x, Math.min(first[1], second[1])],
      [x, Math.max(first[1], second[1]) + 10],
    ],
    notches: [],
    marks: [],
    landmarks: {},
  };
}

/** A plausible sleeved top: what a size 38 block looks like, in straight strokes. */
export function testTop(): Piece[] {
  const sweep = (from: Pair, to: Pair, hollow: number): Pair[] =>
    Array.from({ length: 8 }, (_, i) => {
      const t = i / 8;
      const bulge = 4 * t * (1 - t) * hollow;
      return [from[0] + (to[0] - from[0]) * t - bulge, from[1] + (to[1] - from[1]) * t];
    });
  const front: Pair[] = [
    [0, 34],
    [0, -22],
    [27, -22],
    [25, 0],
    [26.5, 17],
    [26.5, 20],
    ...sweep([26.5, 23], [19, 41], 5),
    [19, 41],
    [6, 45.5],
    ...sweep([6, 45], [0, 34], -3).slice(1),
  ];
  const back: Pair[] = [
    [0, 43],
    [0, -22],
    [26, -22],
    [24, 0],
    [25.5, 20],
    ...sweep([25.5, 22], [20, 40], 3),
    [20, 40],
    [6.5, 44.5],
    [3, 43.2],
  ];
  const sleeve: Pair[] = [
    [-17.5, 0],
    [-13, -44],
    [13, -44],
    [17.5, 0],
    [15, 3],
    [11, 9],
    [6, 13.5],
    [0, 15],
    [-6, 14],
    [-11, 10.5],
    [-15, 4],
  ];
  const frontFacing: Pair[] = [
    [0, 34],
    [0, 28],
    [6, 30],
    [11, 43.5],
    [6, 45.5],
    [4, 38],
  ];
  const backFacing: Pair[] = [
    [0, 43],
    [0, 36.5],
    [8, 38],
    [12, 42.5],
    [6.5, 44.5],
    [3, 43.2],
  ];
  return [
    testPiece('front', front, { onFold: true }),
    testPiece('back', back, { count: 2, mirrored: true }),
    testPiece('sleeve', sleeve, { count: 2, mirrored: true }),
    testPiece('neck-facing-front', frontFacing, { onFold: true }),
    testPiece('neck-facing-back', backFacing, { count: 2, mirrored: true }),
  ];
}

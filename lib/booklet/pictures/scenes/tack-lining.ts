import { flatten } from '@/lib/geometry/flatten';
import { subPath } from '@/lib/geometry/length';
import { STILL } from '@/lib/geometry/motion';
import { asPairs } from '@/lib/geometry/pair';
import { parallel } from '@/lib/geometry/polyline/parallel';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Book } from '../../book';
import { inARow } from '../cloth/arrange-scenes';
import type { Scene } from '../cloth/scene';

/** A few loose stitches, cm. */
const STITCHED = 2.5;

/** At the underarm, and at the shoulder point. */
const ENDS = ['side', 'shoulder'];

/**
 * The armholes of a lining are caught to those of the garment in their allowances, where they end. Undefined for a
 * lining without any.
 */
export function liningTackedScene({ measured }: Pick<Book, 'measured'>, rows: number): Scene | undefined {
  const scenes = measured.pieces
    .filter(({ piece }) => piece.part === 'lining')
    .flatMap((view): Scene[] => {
      const worked = tacks(view);
      if (worked.length === 0) return [];
      const { piece } = view;
      const shown = { piece, side: 'wrong', unfolded: piece.cut.onFold, motion: STILL, worked } as const;
      return [{ shown: [shown], arrows: [] }];
    });
  return scenes.length > 0 ? inARow(scenes, rows) : undefined;
}

function tacks({ edges }: PieceView): Pair[][] {
  return edges.flatMap((edge, i) => {
    if (edge.line !== 'armhole') return [];
    const [before, after] = [edges.at(i - 1), edges[(i + 1) % edges.length]];
    return [
      ...(ENDS.includes(before?.line ?? '') ? [caught(edge, 0, STITCHED)] : []),
      ...(ENDS.includes(after?.line ?? '') ? [caught(edge, edge.length - STITCHED, edge.length)] : []),
    ];
  });
}

const caught = ({ path, allowance }: EdgeView, from: number, to: number): Pair[] =>
  parallel(asPairs(flatten(subPath(path, from, to), 0.05)), -allowance / 2);

import type { Book } from '../../book';
import { STILL } from '../../drawings/plane/rigid';
import { inARow } from '../../pictures/cloth/arrange-scenes';
import type { Scene, Shown } from '../../pictures/cloth/scene';
import { besideEachOther } from '../../pictures/seams/chain-panels';
import { isTube } from '../../pictures/seams/layer-pieces';
import { shownOf } from '../../pictures/seams/meet-sides';
import type { Job } from '../jobs';
import { sewnBefore } from '../so-far/sewn-before';
import { closedOff, metAlong } from './faced-meetings';
import { facedInside } from './faced-seams';
import { liftedScene } from './lifted-facing-scene';
import { rolledScene } from './rolled-understitched';
import { turnedScene } from './turned-facing-scene';
import { understitchedRows } from './understitched-rows';

/** Understitching by its key: the row sewn, the facing turned to the inside, or lifted again. */
export function understitchScene(book: Book, job: Job, key: string, rows: number): Scene | undefined {
  if (key === 'sew') return rolledScene(book, job, rows) ?? sewnScene(book, job, rows);
  if (key === 'turn') return turnedScene(book, job, rows);
  if (key === 'catch') return liftedScene(book, job, rows);
  return undefined;
}

/**
 * The facings joined to be one, right side up, the allowances folded under them along their seam and the row of stitches
 * beside it. Undefined where they stand up as a tube.
 */
function sewnScene(book: Book, job: Job, rows: number): Scene | undefined {
  const faced = facedInside(book, job);
  const all = metAlong(book, job, faced.map(closedOff(sewnBefore(book, job))));
  if (all.length === 0 || all.some(({ a }) => isTube({ a, b: a, self: false }))) return undefined;
  const stitched = (shown: Shown): Shown => ({ ...shown, worked: understitchedRows(book, job, shown.piece) });
  const scenes = all.map(
    (met): Scene => ({
      shown: shownOf(besideEachOther(met).a, 'right', STILL).map(stitched).filter(isWorked),
      arrows: [],
    }),
  );
  return inARow(
    scenes.filter(({ shown }) => shown.length > 0),
    rows,
  );
}

/** Along a placket that is topstitched a facing is held without. */
const isWorked = ({ worked }: Shown): boolean => worked.length > 0;

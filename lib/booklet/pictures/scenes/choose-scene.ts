import { type Action, detailsOf } from '@/lib/operations/action';
import type { Book } from '../../book';
import { laidOn } from '../../steps/edges/find-inner-places';
import { sewnBefore } from '../../steps/edges/find-sewn';
import { handled } from '../../steps/edges/narrow-job';
import type { Job } from '../../steps/jobs/jobs';
import { factsOf } from '../../steps/words/facts';
import { inARow } from '../cloth/arrange-scenes';
import { piecesIn } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { closeToWork, nearWork } from '../cloth/tear-near-work';
import { facingScene, openedScene, togetherScene } from '../seams/lay-seam';
import { withBagEnds } from './attach-pocket-bag';
import { bagClosedScene } from './close-pocket-bag';
import { tubeFacingScene } from './face-tube';
import { collarCornerScene } from './finish-collar-corner';
import { standScene } from './join-stand';
import { collarRoundScene } from './lay-collar-round';
import { withNotches } from './mark-notches';
import { ownScene } from './own-scenes';
import { ventPinnedScene } from './pin-vent';
import { withBandsRightSideOut, withBandsTurned } from './sew-on-band';
import { alone } from './show-piece';

/** The pieces of one action by themselves: what else is sewn to them by then is not there yet. */
export function sceneOfJob(book: Book, job: Job, action: Action, rows: number): Scene {
  const { key, lies } = action;
  if (job.seams.some(({ dart }) => !dart)) {
    const before = sewnBefore(book, job);
    const seams = lies === 'doubled' ? withBandsTurned(job.seams) : job.seams;
    const collar =
      standScene(job, action, before, rows) ??
      collarCornerScene(job, key) ??
      collarRoundScene(book, job, action, before);
    if (collar) return collar;
    if (action.view === 'facing')
      return (
        (job.operation === 'sew-vent' ? ventPinnedScene(book, job) : undefined) ??
        withNotches(facingScene(seams, rows, before), seams)
      );
    if (action.view === 'together')
      return (
        tubeScene(book, job, action, rows) ??
        bagClosedScene(book, job, key) ??
        withBagEnds(togetherScene(seams, rows, { upper: action.upper, pinned: key === 'pin' }, before), job)
      );
    if (action.view === 'opened') {
      const scene = openedScene(seams, action.press, rows, action.overcast?.(factsOf(book, job)), before);
      return lies === 'doubled' ? withBandsRightSideOut(scene) : scene;
    }
  }
  return ownScene(book, job, action, rows) ?? piecesAlone(book, handled(book, job, action), action, rows);
}

const tubeScene = (book: Book, job: Job, { key }: Action, rows: number): Scene | undefined =>
  job.operation === 'attach-facing' ? tubeFacingScene(book, job, key, rows) : undefined;

function piecesAlone(book: Book, job: Job, action: Action, rows: number): Scene {
  const own = piecesIn(book, job);
  const pieces = [...laidOn(job.operation, book.draft.pieces), ...own];
  const cloth = pieces.filter(({ material }) => material !== 'interfacing');
  // What is fused is shown on the cloth it stiffens; cut out it lies there by itself.
  const loose = job.operation === 'cut-out' && action.key === 'cut';
  const shown = cloth.length > 0 && !loose ? cloth : pieces;
  const near = detailsOf(action).close ? closeToWork : nearWork;
  return inARow(near(shown.map((piece) => alone(book, job, piece, action))), rows);
}

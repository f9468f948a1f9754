import { type Action, detailsOf } from '@/lib/operations/action';
import type { OperationName } from '@/lib/operations/names';
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
import { beltLoopScene } from './attach-belt-loops';
import { flapScene } from './attach-flap';
import { innerYokeScene } from './attach-inner-yoke';
import { liningHemScene } from './attach-lining-hem';
import { liningSleeveHemScene } from './attach-lining-sleeve-hem';
import { bagScene, withBagEnds } from './attach-pocket-bag';
import { sleeveHeadScene } from './attach-sleeve-head';
import { tiedScene } from './attach-ties';
import { placketScene } from './bind-placket';
import { innerYokeOver } from './close-inner-yoke';
import { bagClosedScene } from './close-pocket-bag';
import { petalScene } from './cross-petals';
import { tubeFacingScene } from './face-tube';
import { felledSleeveScene, liningGapScene, liningTackedScene } from './fell-lining';
import { collarCornerScene } from './finish-collar-corner';
import { ventScene } from './finish-vent';
import { facingAtZipScene } from './fold-facing-at-zip';
import { addBelowYoke } from './hang-below-yoke';
import { hemScene } from './hem-edge';
import { besideZipScene, zipScene } from './insert-zip';
import { standScene } from './join-stand';
import { buttonedScene, joinedScene } from './lay-joined';
import { halfBeltScene, patchScene } from './lay-on-marks';
import { weltScene } from './make-welt-pocket';
import { withNotches } from './mark-notches';
import { ventPinnedScene } from './pin-vent';
import { dartScene } from './sew-dart';
import { liningAtZipScene, zipFacingScene } from './sew-down-at-zip';
import { bandScene, cuffScene, withBandsRightSideOut, withBandsTurned } from './sew-on-band';
import { alone } from './show-piece';
import { understitchScene } from './understitch-facing';

/** The pieces of one action by themselves: what else is sewn to them by then is not there yet. */
export function sceneOfJob(book: Book, job: Job, action: Action, rows: number): Scene {
  const { key, lies } = action;
  if (job.seams.some(({ dart }) => !dart)) {
    const before = sewnBefore(book, job);
    const seams = lies === 'doubled' ? withBandsTurned(job.seams) : job.seams;
    const collar = standScene(job, action, before, rows) ?? collarCornerScene(job, key);
    if (collar) return collar;
    if (action.view === 'facing')
      return (
        (job.operation === 'sew-vent' ? ventPinnedScene(book, job) : undefined) ??
        withNotches(facingScene(seams, rows, before), seams)
      );
    if (action.view === 'together')
      return (
        tubeScene(book, job, rows) ??
        bagClosedScene(book, job, key) ??
        withBagEnds(togetherScene(seams, rows, { upper: action.upper, pinned: key === 'pin' }, before), job)
      );
    if (action.view === 'opened') {
      const scene = openedScene(seams, action.press, rows, action.overcast?.(factsOf(book, job)), before);
      return lies === 'doubled' ? withBandsRightSideOut(scene) : scene;
    }
  }
  return (
    BY_ACTION[job.operation]?.(book, job, action, rows) ??
    LAID[job.operation]?.(book, job, action.key, rows) ??
    piecesAlone(book, handled(book, job, action), action, rows)
  );
}

const tubeScene = (book: Book, job: Job, rows: number): Scene | undefined =>
  job.operation === 'attach-facing' ? tubeFacingScene(book, job, rows) : undefined;

type SceneOfAction = (book: Book, job: Job, action: Action, rows: number) => Scene | undefined;

/** What lies beside what it was sewn to. */
const BY_ACTION: Readonly<Partial<Record<OperationName, SceneOfAction>>> = {
  'attach-band': bandScene,
  'attach-inner-yoke': innerYokeScene,
  'attach-sleeve-head': sleeveHeadScene,
  'close-inner-yoke': innerYokeOver,
  'baste-inner-yoke': innerYokeOver,
  'finish-edges': joinedScene,
  'make-buttonholes': buttonedScene,
  'make-loop': (book, job, action, rows) => addBelowYoke(piecesAlone(book, job, action, rows), book, job),
  'sew-buttons': buttonedScene,
  'topstitch-edge': buttonedScene,
  'sew-dart': dartScene,
  'sew-fisheye-dart': dartScene,
  hem: hemScene,
  'attach-lining-sleeve-hem': (book, job, action, rows) =>
    liningSleeveHemScene(book, job, action.key) ?? hemScene(book, job, action, rows),
  understitch: (book, job, action, rows) =>
    action.key === 'tack'
      ? joinedScene(book, handled(book, job, action), action, rows)
      : understitchScene(book, job, action.key, rows),
};

type LaidScene = (book: Book, job: Job, key: string, rows: number) => Scene | undefined;

/** What lies on what it will be sewn to, at the place marked there, is not shown beside it. */
const LAID: Readonly<Partial<Record<OperationName, LaidScene>>> = {
  'attach-cuff': cuffScene,
  'attach-belt-loops': (book, job, _, rows) => beltLoopScene(book, job, rows),
  'attach-half-belt': halfBeltScene,
  'attach-lining': (book, _, key, rows) =>
    key === 'tack' ? liningTackedScene(book, rows) : key === 'gap' ? liningGapScene(book, rows) : undefined,
  'attach-lining-hem': liningHemScene,
  'baste-petals': petalScene,
  'bind-placket': placketScene,
  'make-welt-pocket': weltScene,
  'attach-pocket-flap': flapScene,
  'attach-ties': (book, job, _, rows) => tiedScene(book, job, rows),
  'attach-pocket-bags': bagScene,
  'finish-facing-at-zip': (book, job, key) =>
    facingAtZipScene(book, job, key) ?? zipFacingScene(book, job, key),
  'fell-lining': (book, job, key) => (key === 'sew' ? liningAtZipScene(book, job) : undefined),
  'fell-lining-sleeve': felledSleeveScene,
  'finish-vent': ventScene,
  'insert-zip': zipScene,
  'insert-separating-zip': zipScene,
  'insert-side-zip': (book, job, key) =>
    key === 'close' ? besideZipScene(book, job) : zipScene(book, job, key),
  'attach-patch-pocket': (book, job, key) => (key === 'press' ? undefined : patchScene(book, job, key)),
};

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

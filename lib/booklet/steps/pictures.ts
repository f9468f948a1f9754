import type { Pair } from '@/lib/drafting/types';
import { type Book, findPiece } from '../book';
import { inARow } from '../drawings/in-a-row';
import { closeToWork, nearWork } from '../drawings/near-work';
import { contains } from '../drawings/plane/contains';
import { stepsTo } from '../drawings/plane/finely';
import type { Scene, Shown } from '../drawings/scene';
import { facingScene, openedScene, togetherScene } from '../drawings/seams/seam-scene';
import type { Action } from './action';
import { alone } from './alone';
import { bandScene } from './bands/band-scene';
import { cuffScene } from './bands/cuff-scene';
import { placketScene } from './bands/placket-scene';
import { withSleeveEnds } from './bands/sleeve-ends';
import { standScene } from './bands/stand-scene';
import { withBandsRightSideOut, withBandsTurned } from './bands/turned-band';
import { beltLoopScene } from './belts/belt-loop-scene';
import { halfBeltScene } from './belts/half-belt-scene';
import { withTieGap } from './belts/tie-gap';
import { tiedScene } from './belts/tied-scene';
import { withTies } from './belts/ties-caught';
import { withWayThrough } from './facings/pulled-through';
import { tubeFacingScene } from './facings/tube-facing-scene';
import { understitchScene } from './facings/understitch-scene';
import { handled } from './handled';
import { hemScene } from './hems/hem-scene';
import { nearHem } from './hems/near-hem';
import { ventScene } from './hems/vent-scene';
import { laidOn } from './inner-places';
import { type Job, piecesOf } from './jobs';
import { joinedScene } from './joined/joined-scene';
import { throughEdges } from './joined/through-edges';
import { withBodice } from './joined/with-bodice';
import { withJoinedPanels } from './joined/with-joined';
import { withTiers } from './joined/with-tiers';
import { felledSleeveScene } from './linings/felled-sleeve-scene';
import { liningTackedScene } from './linings/lining-tacked-scene';
import { withNotches } from './notched';
import { withBagEnds } from './pockets/bag-ends';
import { bagScene } from './pockets/bag-scene';
import { flapScene } from './pockets/flap-scene';
import { patchScene } from './pockets/patch-scene';
import { withPatches } from './pockets/patches-sewn';
import { weltScene } from './pockets/welt-scene';
import { type SoFar, sewnSoFar } from './so-far/sewn-so-far';
import { factsOf } from './words/facts';
import { besideZipScene } from './zips/beside-zip-scene';
import { withHemEnds } from './zips/hem-at-zip';
import { liningAtZipScene } from './zips/lining-at-zip-scene';
import { zipFacingScene } from './zips/zip-facing-scene';
import { zipScene } from './zips/zip-scene';

/** The scene of one action: its pieces as they lie on the table at that moment, in so many rows. */
export function sceneOf(book: Book, job: Job, action: Action, rows = 1): Scene {
  const soFar = sewnSoFar(book, job, action.key);
  const laid = sceneNow(soFar.book, soFar.job, action, rows);
  const told = withWayThrough(soFar.book, job, action.key, laid);
  const { seams } = soFar.book.measured;
  const hung = withTiers(withBodice(told, seams, soFar.job), seams, soFar.job);
  const whole = withJoinedPanels(hung, seams, soFar.job);
  const ended = withSleeveEnds(whole, soFar.book, soFar.job);
  const scene = throughEdges(ended, seams, soFar.job);
  return { ...scene, shown: scene.shown.map((each) => asSewn(each, soFar, job)) };
}

/** What lies beyond a tear or under a fold is not seen. */
function asSewn(whole: Shown, { book, seamsIn, slashesIn }: SoFar, job: Job): Shown {
  if (whole.bent) return whole;
  const shown = nearHem(whole, book, job);
  const { piece, outline = piece.cutLine } = shown;
  const isSeen = (line: readonly Pair[]) => line.every((at) => contains(outline, at));
  const lines = [...seamsIn(piece.id), ...slashesIn(piece.id)];
  const within = lines.flatMap((line) => (isSeen(line) ? [line] : asFarAsSeen(line, outline)));
  return withPatches(within.length > 0 ? { ...shown, within } : shown, book, job, isSeen);
}

const FINE = 0.2;

/** What is cut, sewn or folded up from an edge and runs on beyond a tear, or under a fold, is seen as far as that. */
function asFarAsSeen(line: readonly Pair[], outline: readonly Pair[]): (readonly Pair[])[] {
  const places = line.flatMap((at, i) => (line[i + 1] ? stepsTo(at, line[i + 1] as Pair, FINE) : [at]));
  const seen = places.filter((at) => contains(outline, at));
  return seen.length > 1 ? [seen] : [];
}

function sceneNow(book: Book, job: Job, action: Action, rows: number): Scene {
  if (job.operation === 'attach-ties') return tiedScene(book, job, rows);
  const scene = withTies(book, job, sceneOfJob(book, job, action, rows));
  if (job.operation === 'hem') return withHemEnds(scene, book, job);
  return job.operation === 'sew-side' ? withTieGap(book, scene, action.key !== 'pin') : scene;
}

function sceneOfJob(book: Book, job: Job, action: Action, rows: number): Scene {
  const { key, view, press = 'open', upper } = action;
  if (job.seams.some(({ dart }) => !dart)) {
    const before = book.measured.seams.filter(({ seam, dart }) => !dart && seam.stage < job.stage);
    const seams = action.doubled ? withBandsTurned(job.seams) : job.seams;
    const stood = standScene(job, action, before, rows);
    if (stood) return stood;
    if (view === 'facing') return withNotches(facingScene(seams, rows, before), seams);
    if (view === 'together')
      return (
        tubeScene(book, job, rows) ??
        withBagEnds(togetherScene(seams, rows, { upper, pinned: key === 'pin' }, before), job)
      );
    if (view === 'opened') {
      const scene = openedScene(seams, press, rows, action.overcast?.(factsOf(book, job)), before);
      return action.doubled ? withBandsRightSideOut(scene) : scene;
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
const BY_ACTION: Readonly<Record<string, SceneOfAction>> = {
  'attach-band': bandScene,
  'finish-edges': joinedScene,
  hem: hemScene,
  'attach-lining-sleeve-hem': hemScene,
  understitch: (book, job, action, rows) =>
    action.key === 'tack'
      ? joinedScene(book, handled(book, job, action), action, rows)
      : understitchScene(book, job, action.key, rows),
};

/** What lies on what it will be sewn to, at the place marked there, is not shown beside it. */
const LAID: Readonly<Record<string, (book: Book, job: Job, key: string, rows: number) => Scene | undefined>> =
  {
    'attach-cuff': cuffScene,
    'attach-belt-loops': (book, job, _, rows) => beltLoopScene(book, job, rows),
    'attach-half-belt': halfBeltScene,
    'attach-lining': (book, _, key, rows) => (key === 'tack' ? liningTackedScene(book, rows) : undefined),
    'bind-placket': placketScene,
    'make-welt-pocket': weltScene,
    'attach-pocket-flap': flapScene,
    'attach-pocket-bags': bagScene,
    'finish-facing-at-zip': (book, job, key) => (key === 'sew' ? zipFacingScene(book, job) : undefined),
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
  const own = piecesOf(job).flatMap((id) => findPiece(book, id) ?? []);
  const pieces = [...laidOn(job.operation, book.draft.pieces), ...own];
  const cloth = pieces.filter(({ material }) => material !== 'interfacing');
  // What is fused is shown on the cloth it stiffens; cut out it lies there by itself.
  const loose = job.operation === 'cut-out' && action.key === 'cut';
  const shown = cloth.length > 0 && !loose ? cloth : pieces;
  const near = action.close ? closeToWork : nearWork;
  return inARow(near(shown.map((piece) => alone(book, job, piece, action))), rows);
}

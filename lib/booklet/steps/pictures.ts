import type { Pair } from '@/lib/pattern/types';
import type { Book } from '../book';
import { contains } from '../drawings/plane/contains';
import { finelyAlong } from '../drawings/plane/finely';
import type { Scene, Shown } from '../pictures/cloth/scene';
import type { Action } from './action';
import { withSleeveEnds } from './bands/sleeve-ends';
import { withTieGap } from './belts/tie-gap';
import { tiedScene } from './belts/tied-scene';
import { withTies } from './belts/ties-caught';
import { withWayThrough } from './facings/pulled-through';
import { nearHem } from './hems/near-hem';
import type { Job } from './jobs';
import { throughEdges } from './joined/through-edges';
import { withBodice } from './joined/with-bodice';
import { withJoinedPanels } from './joined/with-joined';
import { withTiers } from './joined/with-tiers';
import { withPatches } from './pockets/patches-sewn';
import { sceneOfJob } from './scene-of-job';
import { type SoFar, sewnSoFar } from './so-far/sewn-so-far';
import { withHemEnds } from './zips/hem-at-zip';

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
  const seen = finelyAlong(line, FINE).filter((at) => contains(outline, at));
  return seen.length > 1 ? [seen] : [];
}

function sceneNow(book: Book, job: Job, action: Action, rows: number): Scene {
  if (job.operation === 'attach-ties') return tiedScene(book, job, rows);
  const scene = withTies(book, job, sceneOfJob(book, job, action, rows));
  if (job.operation === 'hem') return withHemEnds(scene, book, job);
  return job.operation === 'sew-side' ? withTieGap(book, scene, action.key !== 'pin') : scene;
}

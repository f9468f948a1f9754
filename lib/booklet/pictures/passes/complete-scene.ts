import type { Pair } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { contains } from '../../drawings/plane/contains';
import { finelyAlong } from '../../drawings/plane/finely';
import type { Action } from '../../steps/action';
import type { Job } from '../../steps/jobs';
import { type SoFar, sewnSoFar } from '../cloth/prepare-pieces';
import type { Scene, Shown } from '../cloth/scene';
import { tiedScene } from '../scenes/attach-ties';
import { sceneOfJob } from '../scenes/choose-scene';
import { withJoinedPanels } from '../scenes/join-panels';
import { nearHem } from '../scenes/tear-near-hem';
import { withBodice } from './add-bodice';
import { withTiers } from './add-tiers';
import { withTies } from './add-ties';
import { withSleeveEnds } from './end-sleeves';
import { withHemEnds } from './fold-hem-at-zip';
import { withPatches } from './keep-patches';
import { withTieGap } from './open-tie-gap';
import { withWayThrough } from './pull-through';
import { throughEdges } from './sew-through';

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

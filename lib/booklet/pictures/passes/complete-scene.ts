import type { Action } from '@/lib/operations/action';
import type { Book } from '../../book';
import { type Job, piecesOf } from '../../steps/jobs/jobs';
import { facedTrue } from '../cloth/face-true';
import { withoutTornOff } from '../cloth/leave-torn-off';
import { type Moment, preparePieces } from '../cloth/prepare-pieces';
import type { Scene } from '../cloth/scene';
import { nearHem } from '../cloth/tear-near-work';
import { sceneOfJob } from '../scenes/choose-scene';
import { handOf } from '../scenes/hand-of';
import { catchStraps } from '../scenes/hang-straps';
import { setSleeveScene } from '../scenes/set-sleeve';
import { withJoinedPanels } from '../seams/hang-panels';
import { addBodice } from './add-bodice';
import { addTiers, endSleeves } from './add-lower-pieces';
import { addTies, openTieGap } from './add-ties';
import { closeTubes } from './close-tubes';
import { drawSewnLines } from './draw-sewn-lines';
import { foldHemAtZip } from './fold-hem-at-zip';
import { foldLapels } from './fold-lapels';
import { pullThrough } from './pull-through';
import { sewThrough } from './sew-through';

/** A scene with what one rule adds to it, or takes away, at a moment; one it says nothing of stays as it is. */
type Pass = (scene: Scene, moment: Moment) => Scene;

const addPanels: Pass = (scene, { book, job }) => withJoinedPanels(scene, book.measured.seams, job);

const tearAtHem: Pass = (scene, { book, job }) => {
  const torn = scene.shown.map((shown) => nearHem(shown, book, job));
  const isChanged = torn.some((shown, i) => shown !== scene.shown[i]);
  return isChanged ? { ...scene, shown: withoutTornOff(torn, piecesOf(job)) } : scene;
};

/** In the order in which they may build on each other: first what lies on the pieces, then what lies beside them. */
const PASSES: readonly Pass[] = [
  ...[addTies, catchStraps, foldHemAtZip, openTieGap, pullThrough],
  ...[addBodice, addTiers, addPanels, foldLapels, endSleeves],
  ...[sewThrough, tearAtHem, drawSewnLines, closeTubes, facedTrue],
];

/** The scene of one action: its pieces as they lie on the table at that moment, in so many rows. */
export function sceneOf(book: Book, job: Job, action: Action, rows = 1): Scene {
  const moment: Moment = { ...preparePieces(book, job, action.key), action };
  // A closed armhole is laid out by the lengths of its edges, which no drawing of closed darts keeps.
  const first = setSleeveScene(book, job, action, rows) ?? sceneOfJob(moment.book, moment.job, action, rows);
  const scene = PASSES.reduce((done, pass) => pass(done, moment), first);
  const hand = handOf(job, action);
  return {
    ...scene,
    ...(hand ? { hand } : {}),
    ...(action.view === 'facing' && !scene.held ? { apart: true as const } : {}),
  };
}

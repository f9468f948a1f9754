import type { Action } from '@/lib/operations/action';
import type { OperationName } from '@/lib/operations/names';
import type { Book } from '../../book';
import { handled } from '../../steps/edges/narrow-job';
import type { Job } from '../../steps/jobs/jobs';
import type { Scene } from '../cloth/scene';
import { beltLoopScene } from './attach-belt-loops';
import { flapScene } from './attach-flap';
import { innerYokeScene } from './attach-inner-yoke';
import { liningHemScene } from './attach-lining-hem';
import { liningSleeveHemScene } from './attach-lining-sleeve-hem';
import { bagScene } from './attach-pocket-bag';
import { sleeveHeadScene } from './attach-sleeve-head';
import { tiedScene } from './attach-ties';
import { placketScene } from './bind-placket';
import { innerYokeOver } from './close-inner-yoke';
import { petalScene } from './cross-petals';
import { felledSleeveScene, liningGapScene } from './fell-lining';
import { ventScene } from './finish-vent';
import { facingAtZipScene } from './fold-facing-at-zip';
import { facingEndsScene } from './fold-facing-ends';
import { loopedScene } from './hang-below-yoke';
import { strapsScene } from './hang-straps';
import { hemScene } from './hem-edge';
import { besideZipScene, zipScene } from './insert-zip';
import { buttonedScene, joinedScene } from './lay-joined';
import { halfBeltScene, patchScene } from './lay-on-marks';
import { weltScene } from './make-welt-pocket';
import { dartScene } from './sew-dart';
import { liningAtZipScene, zipFacingScene } from './sew-down-at-zip';
import { bandScene, cuffScene } from './sew-on-band';
import { armholesTackedScene } from './tack-lining-armholes';
import { understitchScene } from './understitch-facing';

type SceneOfAction = (book: Book, job: Job, action: Action, rows: number) => Scene | undefined;

/** What lies beside what it was sewn to. */
const BY_ACTION: Readonly<Partial<Record<OperationName, SceneOfAction>>> = {
  'attach-band': bandScene,
  'attach-facing': (book, job, { key }, rows) =>
    key === 'fold' ? facingEndsScene(book, job, rows) : undefined,
  'attach-inner-yoke': innerYokeScene,
  'attach-sleeve-head': sleeveHeadScene,
  'close-inner-yoke': innerYokeOver,
  'baste-inner-yoke': innerYokeOver,
  'finish-edges': joinedScene,
  'make-buttonholes': buttonedScene,
  'make-loop': loopedScene,
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
  'attach-lining': (book, job, key, rows) =>
    key === 'tack'
      ? armholesTackedScene(book, job, rows)
      : key === 'gap'
        ? liningGapScene(book, rows)
        : undefined,
  'attach-lining-hem': liningHemScene,
  'baste-petals': petalScene,
  'baste-strap': (book, job, _, rows) => strapsScene(book, job, rows),
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

/** The scene that is an operation's own; undefined where it is shown as others of its kind are. */
export const ownScene: SceneOfAction = (book, job, action, rows) =>
  BY_ACTION[job.operation]?.(book, job, action, rows) ?? LAID[job.operation]?.(book, job, action.key, rows);

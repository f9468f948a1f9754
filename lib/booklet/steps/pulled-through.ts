import type { EdgeView } from '@/lib/drafting/checks/context/edge-view';
import { pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { add, perp, scale } from '@/lib/geometry/point';
import type { Book } from '../book';
import { carriedArrow } from '../drawings/press-arrows';
import { carry } from '../drawings/rigid';
import type { PressArrow, Scene, Shown } from '../drawings/scene';
import { factsOf } from './facts';
import type { Job } from './jobs';

/** How far from the seam of the shoulder the way through it begins, cm. */
const BEFORE = 4;

/**
 * A facing of neck and armholes in one is turned by drawing each half of the open face through its shoulder, between
 * garment and facing: out of the shoulder on that face, into it on the other.
 */
export function withWayThrough(book: Book, job: Job, key: string, scene: Scene): Scene {
  if (job.operation !== 'attach-facing' || key !== 'grade') return scene;
  const { place, opened } = factsOf(book, job);
  if (place !== 'armhole' || opened === 'none') return scene;
  const ways = scene.shown.flatMap((shown) => wayThrough(book, shown, shown.piece.part === opened));
  return { ...scene, arrows: [...scene.arrows, ...ways.filter((way, i) => isFirst(way, ways.slice(0, i)))] };
}

/** Where the two lie shoulder to shoulder it is the same way. */
const isFirst = ({ at: [x, y] }: PressArrow, before: readonly PressArrow[]): boolean =>
  before.every(({ at }) => Math.hypot(at[0] - x, at[1] - y) > BEFORE / 2);

function wayThrough({ measured }: Book, { piece, motion }: Shown, out: boolean): PressArrow[] {
  if (piece.part !== 'front' && piece.part !== 'back') return [];
  const shoulder = measured.piece(piece.id)?.edges.find(({ line }) => line === 'shoulder');
  return shoulder ? [carriedArrow(through(shoulder, out), (at) => carry(motion, at))] : [];
}

function through({ path, length }: EdgeView, out: boolean): PressArrow {
  const inward = perp(tangentAtLength(path, length / 2));
  const way = scale(inward, out ? -1 : 1);
  const { x, y } = add(pointAtLength(path, length / 2), scale(way, -BEFORE));
  return { at: [x, y], direction: [way.x, way.y] };
}

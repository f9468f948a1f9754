import type { Pair } from '@/lib/geometry/types';
import { artOutline } from './outline-piece';
import type { Scene, Shown } from './scene';
import { reachOf, tornOff } from './tear-cloth';

/** Pieces lying by themselves, the long ones shown only near the work where a small one among them would be tiny. */
export function nearWork(scenes: readonly Scene[]): readonly Scene[] {
  const all = scenes.flatMap(({ shown }) => shown);
  if (all.some(({ worked }) => worked.length === 0)) return scenes;
  const reach = reachOf(all.map((shown) => ({ outline: shapeOf(shown), worked: shown.worked.flat() })));
  if (reach === undefined) return scenes;
  return torn(scenes, ({ worked }) => worked.flat(), reach);
}

/** How far beyond work too short to be seen on the whole of a long piece that is shown, cm of cloth. */
const CLOSE = 10;

/** Long pieces shown only round a short stretch that is sewn or folded. */
export const closeToWork = (scenes: readonly Scene[]): readonly Scene[] =>
  torn(scenes, ({ worked, creased = [] }) => [...worked, ...creased].flat(), CLOSE);

const shapeOf = ({ piece, unfolded, outline = artOutline(piece, unfolded) }: Shown) => outline;

function torn(
  scenes: readonly Scene[],
  workOf: (shown: Shown) => readonly Pair[],
  reach: number,
): readonly Scene[] {
  const tornNear = (shown: Shown): Shown => {
    const outline = tornOff(shapeOf(shown), workOf(shown), reach);
    return outline ? { ...shown, outline, torn: true } : shown;
  };
  return scenes.map((scene) => ({ ...scene, shown: scene.shown.map(tornNear) }));
}

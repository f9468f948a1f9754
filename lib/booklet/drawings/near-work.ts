import { artOutline } from './cloth-art';
import type { Scene, Shown } from './scene';
import { reachOf, tornOff } from './torn';

/** Pieces lying by themselves, the long ones shown only near the work where a small one among them would be tiny. */
export function nearWork(scenes: readonly Scene[]): readonly Scene[] {
  const all = scenes.flatMap(({ shown }) => shown);
  if (all.some(({ worked }) => worked.length === 0)) return scenes;
  const reach = reachOf(all.map(workedOn));
  if (reach === undefined) return scenes;
  return scenes.map((scene) => ({ ...scene, shown: scene.shown.map((shown) => torn(shown, reach)) }));
}

const workedOn = ({ piece, unfolded, worked, outline = artOutline(piece, unfolded) }: Shown) => ({
  outline,
  worked: worked.flat(),
});

function torn(shown: Shown, reach: number): Shown {
  const { outline, worked } = workedOn(shown);
  const seen = tornOff(outline, worked, reach);
  return seen ? { ...shown, outline: seen, torn: true } : shown;
}

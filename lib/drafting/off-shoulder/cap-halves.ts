import { splitAtLength } from '@/lib/geometry/length';
import { mirrorPathX, reversePath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';

/** A cap parted at its crown; its back half as its front one runs, from the underarm up and in. */
export interface CapHalves {
  readonly front: Path;
  readonly back: Path;
}

/** The halves of a cap whose crown lies so far along it. */
export function capHalves(cap: Path, crown: number): CapHalves {
  const [front, back] = splitAtLength(cap, crown);
  return { front, back: mirrorPathX(reversePath(back)) };
}

import { distanceToPath } from '@/lib/geometry/closest';
import type { Path } from '@/lib/geometry/types';
import { placeOnCloth } from '../kernel/cloth';
import type { Panel } from '../kernel/panel';

/** Where on the cloth of a panel a mouth may begin, and where it would best, worn cm from the panel's inner end. */
interface Span {
  readonly least: number;
  readonly most: number;
  readonly best: number;
  readonly width: number;
}

/** Chooses where a mouth begins at a height of panels that have it alike; nothing where it may begin nowhere. */
export type Begins = (hosts: readonly Panel[], height: number, span: Span) => number | undefined;

/** What is sewn on lies over darts as it comes. */
export const atBest: Begins = (_, __, { best }) => best;

/**
 * A slit is cut into at its very ends, where the seam of a dart would open: it stays this far from them (H, INVARIANTS
 * F12). Between its ends a dart may cross it: it is sewn and pressed by then.
 */
const FROM_DART = 1;
/** Where there is room, the slit forks that far from its ends too, and there a seam would open as well. */
const FROM_FORK = 2;
/** Aslant, a seam comes nearer than the cloth beside the slit at its height tells (INVARIANTS F12). */
const FROM_SEAM = 1.85;
/** A slit too near is moved sideways in these steps. */
const STEP = 0.1;

const dartsOf = ({ edges, internals }: Panel): Path[] => [
  ...edges.filter(({ role }) => role === 'dart').map(({ path }) => path),
  ...internals.filter(({ kind }) => kind === 'fisheye-dart').map(({ path }) => path),
];

/** The best place, then ever farther from it to either side. */
function* tries({ least, most, best }: Span): Iterable<number> {
  yield best;
  for (let by = STEP; best + by <= most || best - by >= least; by += STEP) {
    if (best + by <= most) yield best + by;
    if (best - by >= least) yield best - by;
  }
}

/** Whether a place at a height of a panel lies so far off its darts, and clear of its seams. */
function clearOn(host: Panel, height: number): (worn: number, off: number) => boolean {
  const darts = dartsOf(host);
  const seams = host.edges.filter(({ role }) => role === 'seam').map(({ path }) => path);
  return (worn, off) => {
    const { at } = placeOnCloth([host], height, worn);
    return (
      darts.every((dart) => distanceToPath(at, dart) >= off) &&
      seams.every((seam) => distanceToPath(at, seam) >= FROM_SEAM)
    );
  };
}

/** As little beside the best place as brings both ends of a slit clear of darts and seams, and where it can its forks too. */
export const clearOfDarts: Begins = (hosts, height, span) => {
  const clears = hosts.map((host) => clearOn(host, height));
  const isClear = (worn: number, off: number) => clears.every((clear) => clear(worn, off));
  for (const off of [FROM_FORK, FROM_DART])
    for (const from of tries(span)) if (isClear(from, off) && isClear(from + span.width, off)) return from;
  return undefined;
};

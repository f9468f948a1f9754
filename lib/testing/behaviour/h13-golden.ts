import { landmarkOn } from '@/lib/pattern/landmarks';
import { measureDraft } from '@/lib/pattern/measured-draft';
import type { Draft, LandmarkName } from '@/lib/pattern/types';
import { beyond, type Lapse } from './lapse';

const TOLERANCE = 0.02;

/** METHODS §3.8: chart size 38, bust ease 10, waist ease 6, armhole depth ease 2.2. */
const POINTS: readonly (readonly [string, LandmarkName, number, number])[] = [
  ['back', 'sideNeckPoint', 6.94, 43.5],
  ['back', 'shoulderTip', 19.33, 39.24],
  ['back', 'underarm', Number.NaN, 20.51],
  ['front', 'bustPoint', 9.55, 18],
  ['front', 'sideNeckPoint', 6.45, 44.82],
  ['front', 'shoulderTip', 17.95, 39.94],
  ['front', 'neckPit', 0, 37.58],
];

const FIGURES: readonly (readonly [string, number])[] = [
  ['armholeDepth', 20.99],
  ['underarmLevel', 20.51],
  ['dartAngle', 13.9],
  ['balance', 2.42],
  ['blockNeckline', 18.25],
];
// Published to a tenth only: what rounds to them, and the tolerance.
const ROUGH_FIGURES: readonly (readonly [string, number])[] = [
  ['armholeBack', 21.9],
  ['armholeFront', 20.9],
];
const TENTH = 0.05 + TOLERANCE;

/** INVARIANTS H13: golden values of the block that the draft of a size 38 misses. */
export function goldenMisses(draft: Draft): Lapse[] {
  const context = measureDraft(draft);
  const off = (name: string, value: number) => Math.abs((draft.construction[name] ?? Number.NaN) - value);
  const points = POINTS.flatMap(([part, name, x, y]) => {
    const at = landmarkOn(context, part, name)?.at;
    const miss = Math.max(
      Number.isNaN(x) ? 0 : Math.abs((at?.x ?? Number.NaN) - x),
      Math.abs((at?.y ?? Number.NaN) - y),
    );
    return { where: `${part} ${name}`, figure: miss };
  });
  return [
    ...beyond(TOLERANCE, points),
    ...beyond(
      TOLERANCE,
      FIGURES.map(([name, value]) => ({ where: name, figure: off(name, value) })),
    ),
    ...beyond(
      TENTH,
      ROUGH_FIGURES.map(([name, value]) => ({ where: name, figure: off(name, value) })),
    ),
  ];
}

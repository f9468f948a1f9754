import { type Field, type Figure, place, type SourceFigure } from './figure';

/** The neck begins between these heights above its joint, and ends toward the shoulder between these distances, cm. */
const HEIGHTS = [-6, 0.5] as const;
const ASIDE = [5.5, 11] as const;

/**
 * A heavier woman's neck is not always thicker: what the mode of weight adds there becomes a mode of its own. Only the
 * heights stay with the first, so that the shoulders still lead into the neck.
 */
export function slimNeck({ base, modes, joint }: SourceFigure): Figure {
  const [, middle] = joint('neck', base);
  const share = (v: number) => {
    const [x, y] = place(base, v);
    return rise(y - middle, HEIGHTS) * (1 - rise(Math.abs(x), ASIDE));
  };
  const { heavier, ...others } = modes as Record<string, Field>;
  if (!heavier) throw new Error('There is no mode of weight');
  const neck = heavier.map((by, i) => (i % 3 === 1 ? 0 : by * share(Math.floor(i / 3))));
  return {
    base,
    modes: { heavier: heavier.map((by, i) => by - (neck[i] as number)), heavierNeck: neck, ...others },
  };
}

/** 0 below the first bound, 1 above the second. */
function rise(value: number, [from, to]: readonly [number, number]): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

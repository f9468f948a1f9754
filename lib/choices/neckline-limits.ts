import type { Range } from './catalogue-types';
import { COLLAR } from './slots/collar';
import type { NECKLINE_BACK } from './slots/neckline-back';
import type { NECKLINE_FRONT } from './slots/neckline-front';
import { having, TOGETHER } from './slots/traits';

/** Limits of a dimension of a lowered neckline that a band stands on, keyed by collar and neckline together. */
export function underStand(
  { id, values }: typeof NECKLINE_FRONT | typeof NECKLINE_BACK,
  size: string,
): Readonly<Record<string, Range>> {
  const { collar: standing } = having(COLLAR, ({ kind }) => kind === 'standing');
  const lowered = Object.entries(values).flatMap(([name, value]) => {
    const range = value.underStand?.[size];
    return range ? [[`${id}/${name}`, range] as const] : [];
  });
  return Object.fromEntries(
    standing.flatMap((collar) => lowered.map(([key, range]) => [`collar/${collar}${TOGETHER}${key}`, range])),
  );
}

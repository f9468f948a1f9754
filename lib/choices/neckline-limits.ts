import type { Range } from './catalogue-types';
import { COLLAR, type CollarKind } from './slots/collar';
import { NECKLINE_BACK } from './slots/neckline-back';
import { NECKLINE_FRONT } from './slots/neckline-front';
import { having, TOGETHER } from './slots/traits';

/** Limits of a dimension that a neckline has only under some collars, keyed by collar and neckline together. */
export function limitsTogether(
  { id, values }: typeof NECKLINE_FRONT | typeof NECKLINE_BACK,
  size: string,
): Readonly<Record<string, Range>> {
  const own = Object.entries(values).flatMap(([name, { under = {} }]) =>
    Object.entries(under).flatMap(([kind, sizes]) => {
      const range = sizes?.[size];
      return range
        ? collarsOf(kind as CollarKind).map((collar) => [`${collar}${TOGETHER}${id}/${name}`, range] as const)
        : [];
    }),
  );
  return Object.fromEntries(own);
}

function collarsOf(wanted: CollarKind): string[] {
  return having(COLLAR, ({ kind }) => kind === wanted).collar.map((name) => `collar/${name}`);
}

/** Limits of a dimension of the back neckline opposite a front that hangs, keyed by both together. */
export function limitsOpposite(size: string): Readonly<Record<string, Range>> {
  const fronts = having(NECKLINE_FRONT, ({ hangs }) => hangs ?? false)[NECKLINE_FRONT.id];
  const own = Object.entries(NECKLINE_BACK.values).flatMap(([back, { holding }]) => {
    const range = holding?.[size];
    if (!range) return [];
    const beside = `${NECKLINE_BACK.id}/${back}`;
    return fronts.map((front) => [`${beside}${TOGETHER}${NECKLINE_FRONT.id}/${front}`, range] as const);
  });
  return Object.fromEntries(own);
}

import type { Settle } from './strip';

/** Anywhere along the length. */
export const anywhere: Settle = (y) => y;

/**
 * Keeps a shape from crossing a page join: lifted to the next page when this one has no room left for it,
 * and to the start of one when it is longer than a page. No page height: anywhere.
 */
export function onOnePage(pageHeight: number | undefined, gap: number): Settle {
  if (pageHeight === undefined) return anywhere;
  return (y, grownHeight) => {
    const height = grownHeight - gap;
    const start = Math.floor(y / pageHeight + 1e-9) * pageHeight;
    if (y <= start + 1e-9) return start;
    return y + height <= start + pageHeight + 1e-9 ? y : start + pageHeight;
  };
}

/** Lets a shape lie only where its point `offset` above its lower edge meets the repeat (cm); no repeat: anywhere. */
export function onRepeat(repeat: number, offset: number | undefined): Settle {
  if (repeat <= 0 || offset === undefined) return anywhere;
  return (y) => Math.ceil((y + offset) / repeat - 1e-9) * repeat - offset;
}

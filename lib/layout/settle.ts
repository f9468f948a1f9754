/** Moves a height up to the first one that a rule allows: page joins, pattern repeat. Never down. */
export type Settle = (y: number, height: number) => number;

/** Anywhere along the length. */
export const anywhere: Settle = (y) => y;

/**
 * Keeps a shape from crossing more page joins than its length calls for: lifted to the start of the next page where
 * what is left of this one, and of as many after it as the shape needs, is too short. No page height: anywhere.
 */
export function onOnePage(pageHeight: number | undefined, gap: number): Settle {
  if (pageHeight === undefined) return anywhere;
  return (y, grownHeight) => {
    const height = grownHeight - gap;
    const start = Math.floor(y / pageHeight + 1e-9) * pageHeight;
    if (y <= start + 1e-9) return start;
    const pages = Math.max(1, Math.ceil(height / pageHeight - 1e-9));
    return y + height <= start + pages * pageHeight + 1e-9 ? y : start + pageHeight;
  };
}

/** Lets a shape lie only where its point `offset` above its lower edge meets the repeat (cm); no repeat: anywhere. */
export function onRepeat(repeat: number, offset: number | undefined): Settle {
  if (repeat <= 0 || offset === undefined) return anywhere;
  return (y) => Math.ceil((y + offset) / repeat - 1e-9) * repeat - offset;
}

import type { Item } from '@/lib/drawing/types';

/** A rectangle of the page that is never cut: measured before it is placed. Centimetres. */
export interface Block {
  readonly height: number;
  /** Items with their upper left corner at (x, y). */
  readonly draw: (x: number, y: number) => readonly Item[];
  /** White above it, dropped at the head of a page. */
  readonly before?: number;
  /** White under it, dropped at the end of a page. */
  readonly after?: number;
  /** Stays on the page of the block that follows: headings, captions. */
  readonly keepWithNext?: boolean;
  /** Starts a page of its own. */
  readonly newPage?: boolean;
  /** Drawn again above it when it comes to lie first on a page: the head of a table. */
  readonly continued?: Block;
  /** Entry in the list of contents and the bookmarks. */
  readonly title?: string;
}

export const space = (height: number): Block => ({ height, draw: () => [] });

/** Blocks one above the other as one block that is never parted. */
export function together(blocks: readonly Block[], more: Partial<Block> = {}): Block {
  const heights = blocks.map((block, i) => {
    const next = blocks[i + 1];
    return block.height + (next ? (block.after ?? 0) + (next.before ?? 0) : 0);
  });
  return {
    height: heights.reduce((sum, height) => sum + height, 0),
    before: blocks[0]?.before ?? 0,
    after: blocks.at(-1)?.after ?? 0,
    draw: (x, y) => {
      let top = y;
      return blocks.flatMap((block, i) => {
        const items = block.draw(x, top);
        top -= heights[i] as number;
        return items;
      });
    },
    ...more,
  };
}

/** Blocks side by side at the given left edges, as high as the highest. */
export function beside(parts: readonly { readonly left: number; readonly block: Block }[]): Block {
  return {
    height: Math.max(0, ...parts.map(({ block }) => block.height)),
    draw: (x, y) => parts.flatMap(({ left, block }) => block.draw(x + left, y)),
  };
}

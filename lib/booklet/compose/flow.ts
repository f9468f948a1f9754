import type { Item } from '@/lib/drawing/types';
import type { Block } from './block';
import { COLUMN_HEIGHT, MARGIN, TOP } from './page';

export interface FlowedPage {
  readonly items: readonly Item[];
  /** Titles that begin on this page, with the height of their upper edge. */
  readonly titles: readonly { readonly title: string; readonly top: number }[];
}

interface OpenPage {
  items: Item[];
  titles: { title: string; top: number }[];
  y: number;
}

/**
 * Fills pages from top to bottom. A block is never cut; one that must stay with the next goes over with it.
 * Refuses a block higher than a page: that is a fault of whoever made it.
 */
export function flow(blocks: readonly Block[]): FlowedPage[] {
  return paged(blocks).map((onPage) => {
    const page: OpenPage = { items: [], titles: [], y: TOP };
    if (onPage[0]?.continued) put(page, onPage[0].continued);
    for (const block of onPage) put(page, block);
    return page;
  });
}

/** The blocks of each page, where pages may be filled to the given height, cm. */
export const paged = (blocks: readonly Block[], height = COLUMN_HEIGHT): Block[][] =>
  filled(blocks, height).pages;

/** What is left of the page the blocks end on, cm; none where there are no blocks. */
export const roomUnder = (blocks: readonly Block[]): number => filled(blocks, COLUMN_HEIGHT).room;

function filled(blocks: readonly Block[], height: number): { pages: Block[][]; room: number } {
  const pages: Block[][] = [];
  let room = 0;
  blocks.forEach((block, i) => {
    const page = pages.at(-1);
    const takes = block.height + (block.after ?? 0);
    if (page && !block.newPage && heightKeptTogether(blocks, i) <= room + 1e-6) {
      page.push(block);
      room -= (block.before ?? 0) + takes;
    } else {
      pages.push([block]);
      const { continued } = block;
      room = height - takes - (continued ? continued.height + (continued.after ?? 0) : 0);
      if (continued) room -= block.before ?? 0;
    }
  });
  return { pages, room };
}

function put(page: OpenPage, block: Block): void {
  if (block.height > COLUMN_HEIGHT + 1e-6) {
    throw new Error(`A block ${block.height.toFixed(1)} cm high fits no page`);
  }
  if (page.items.length > 0) page.y -= block.before ?? 0;
  if (block.title) page.titles.push({ title: block.title, top: page.y });
  page.items.push(...block.draw(MARGIN.left, page.y));
  page.y -= block.height + (block.after ?? 0);
}

/** Height of a block with all that must follow it on the same page. */
function heightKeptTogether(blocks: readonly Block[], from: number): number {
  let height = 0;
  for (let i = from; i < blocks.length; i++) {
    const block = blocks[i] as Block;
    height += (block.before ?? 0) + block.height;
    if (!block.keepWithNext) break;
    height += block.after ?? 0;
  }
  return Math.min(height, COLUMN_HEIGHT);
}

import type { Drawing } from '@/lib/drawing/types';
import { bandedMap } from '@/lib/sheets/page-map/map-bands';
import { gridOf, pageMap } from '@/lib/sheets/page-map/page-map';
import type { SheetPlan } from '@/lib/sheets/plan';
import { type Book, say } from '../book';
import { type Block, beside, together } from '../compose/block';
import { figure } from '../compose/figure';
import { paragraph } from '../compose/text';

/** Maps side by side: as high as there is room, cm, each with the share of the column it is given first. */
interface Row {
  readonly height: number;
  readonly shares: Readonly<Partial<Record<SheetPlan['name'], number>>>;
}

/** The finer its pages, the more room. */
const ONE_ROW: Row = { height: 7.6, shares: { a4: 5.4, a3: 4.2, a0: 3.2, 'a0-long': 2.6 } };
/** The first fills the page of the text above it. */
const TWO_ROWS: readonly Row[] = [
  { height: 9.2, shares: { a4: 8.2, a3: 8.2 } },
  { height: 13.5, shares: { a0: 12, 'a0-long': 4.4 } },
];
/** Reduced further than this in one row, pieces are too small to be told apart. */
const LEAST_SCALE = 1 / 36;

const GAP = 0.5;
/** Between the name of a map and the map, cm. */
const BELOW_NAME = 0.3;
/** The name over a map goes on one line, cm. */
const NAME = 2.4;

/** How the pages of each format lie: in one row where that can be read, else in two. */
export function mapRows(book: Book, plans: readonly SheetPlan[]): Block[] {
  const rows = plans.every(isReadable) ? [ONE_ROW] : TWO_ROWS;
  return rows.map((row) =>
    mapRow(
      book,
      plans.filter(({ name }) => name in row.shares),
      row,
    ),
  );
}

const isReadable = (plan: SheetPlan): boolean =>
  bandedMap(gridOf(plan), shareOf(plan, ONE_ROW), ONE_ROW.height).scale >= LEAST_SCALE;

const shareOf = ({ name }: SheetPlan, { shares }: Row): number => shares[name] ?? 0;

function mapRow(book: Book, plans: readonly SheetPlan[], row: Row): Block {
  let left = 0;
  const parts = mapsOf(book, plans, row).map((map, i) => {
    const width = Math.max(map.box[2], NAME);
    const part = { left, block: mapBlock(book, plans[i] as SheetPlan, map, width) };
    left += width + GAP;
    return part;
  });
  return { ...beside(parts), after: 0.3 };
}

/** What tall maps leave of their share goes to those that are broad and would lie low in theirs. */
function mapsOf({ draft }: Book, plans: readonly SheetPlan[], row: Row): Drawing[] {
  const mapOf = (plan: SheetPlan, width: number) => pageMap(draft, plan, width, row.height);
  const sizes = plans.map((plan) => bandedMap(gridOf(plan), shareOf(plan, row), row.height).size);
  const used = sizes.map(([width]) => Math.max(width, NAME));
  const spare = plans.reduce(
    (sum, plan, i) => sum + Math.max(0, shareOf(plan, row) - (used[i] as number)),
    0,
  );
  const wanted = sizes.map(([width, height]) => width * (row.height / height - 1));
  const all = wanted.reduce((sum, want) => sum + want, 0);
  const part = Math.min(1, spare / Math.max(all, 1e-6));
  return plans.map((plan, i) => {
    const more = (wanted[i] as number) * part;
    return mapOf(plan, more < 0.1 ? shareOf(plan, row) : (used[i] as number) + more);
  });
}

function mapBlock(book: Book, plan: SheetPlan, drawing: Drawing, width: number): Block {
  const height = drawing.box[3] - drawing.box[1];
  return together([
    paragraph(say(book, `print.names.${plan.name}`), { style: 'strong', width, after: BELOW_NAME }),
    figure(drawing, { width: drawing.box[2], height, scale: 1 }),
  ]);
}

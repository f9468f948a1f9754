import type { Drawing } from '@/lib/drawing/types';
import { bandedMap } from '@/lib/sheets/map-bands';
import { gridOf, pageMap } from '@/lib/sheets/page-map';
import { type SheetPlan, sheetPlan } from '@/lib/sheets/plan';
import { type Book, say } from '../book';
import { type Chapter, ENOUGH } from '../chapter';
import { type Block, beside, together } from '../compose/block';
import { figure } from '../compose/figure';
import { sectionTitle } from '../compose/heading';
import { table } from '../compose/table';
import { bullets, paragraph } from '../compose/text';

const PAPER = ['a4', 'a3', 'a0', 'a0-long'] as const;
const MAP_HEIGHT = 7.6;

/** How to print each format, how many pages it has, and how they lie. */
export const printGuide: Chapter = {
  id: 'print',
  room: ENOUGH,
  blocks: (book) => {
    const plans = PAPER.map((name) => sheetPlan(book.draft, name, book.locale));
    return [
      paragraph(say(book, 'print.intro')),
      ...bullets(['scale', 'square', 'join', 'cut'].map((key) => say(book, `print.how.${key}`))),
      sectionTitle(say(book, 'print.formats')),
      ...formatTable(book, plans),
      sectionTitle(say(book, 'print.maps')),
      paragraph(say(book, 'print.mapsNote'), { style: 'caption' }),
      mapRow(book, plans),
      sectionTitle(say(book, 'print.projectorTitle')),
      paragraph(say(book, 'print.projector', { unit: book.unit })),
    ];
  },
};

function formatTable(book: Book, plans: readonly SheetPlan[]): Block[] {
  return table({
    columns: [{ share: 1.2 }, { share: 1, anchor: 'end' }, { share: 4 }],
    head: ['format', 'pages', 'use'].map((key) => say(book, `print.${key}`)),
    rows: plans.map((plan) => [
      say(book, `print.names.${plan.name}`),
      book.numbers.plain(plan.pages),
      say(book, `print.uses.${plan.name}`, rollFigures(book, plan)),
    ]),
  });
}

/** What a plotting shop bills: the pages of a roll, end to end; strips side by side are told as such. */
function rollFigures({ numbers }: Book, { sizes, layout }: SheetPlan) {
  const several = layout.columns > 1 ? 'joined' : 'sheets';
  return {
    length: numbers.length(sizes.reduce((sum, [, height]) => sum + height, 0)),
    each: numbers.length(Math.max(...sizes.map(([, height]) => height))),
    count: sizes.length,
    strips: sizes.length > 1 ? several : 'one',
  };
}

/** Share of the column each map is given first: the finer its pages, the more room. */
const USUAL = { a4: 5.4, a3: 4.2, a0: 3.2, 'a0-long': 2.6 };
/** Where so many A4 pages lie side by side that each would be narrower than this, cm, their map takes of the others. */
const CROWDED = 0.55;
const MANY_PAGES = { a4: 6.8, a3: 3.6, a0: 2.6, 'a0-long': 2.4 };
const MAP_GAP = 0.5;
/** So far into what parts it from the next, and from its name, numbers may stand beside a map, cm. */
const BEYOND = 0.3;
/** The name over a map goes on one line, cm. */
const NAME = 2.4;

function mapRow(book: Book, plans: readonly SheetPlan[]): Block {
  let left = 0;
  const parts = mapsOf(book, plans).map((map, i) => {
    const width = Math.max(map.box[2], NAME);
    const part = { left, block: mapBlock(book, plans[i] as SheetPlan, map, width) };
    left += width + MAP_GAP;
    return part;
  });
  return { ...beside(parts), after: 0.3 };
}

/** What tall maps leave of their share goes to those that are broad and would lie low in theirs. */
function mapsOf({ draft }: Book, plans: readonly SheetPlan[]): Drawing[] {
  const shares = isCrowded(plans[0] as SheetPlan) ? MANY_PAGES : USUAL;
  const shareOf = ({ name }: SheetPlan) => shares[name as keyof typeof shares];
  const maps = plans.map((plan) => pageMap(draft, plan, shareOf(plan), MAP_HEIGHT, BEYOND));
  const used = maps.map(({ box }) => Math.max(box[2], NAME));
  const spare = plans.reduce((sum, plan, i) => sum + Math.max(0, shareOf(plan) - (used[i] as number)), 0);
  const wanted = maps.map(({ box: [, , width, height] }) => width * (MAP_HEIGHT / height - 1));
  const all = wanted.reduce((sum, want) => sum + want, 0);
  const part = Math.min(1, spare / Math.max(all, 1e-6));
  return plans.map((plan, i) => {
    const more = (wanted[i] as number) * part;
    return more < 0.1
      ? (maps[i] as Drawing)
      : pageMap(draft, plan, (used[i] as number) + more, MAP_HEIGHT, BEYOND);
  });
}

function isCrowded(plan: SheetPlan): boolean {
  const grid = gridOf(plan);
  return bandedMap(grid, USUAL.a4, MAP_HEIGHT).scale * grid.tileWidth < CROWDED;
}

function mapBlock(book: Book, plan: SheetPlan, drawing: Drawing, width: number): Block {
  const height = drawing.box[3] - drawing.box[1];
  return together([
    paragraph(say(book, `print.names.${plan.name}`), { style: 'strong', width, after: BEYOND }),
    figure(drawing, { width: drawing.box[2], height, scale: 1 }),
  ]);
}

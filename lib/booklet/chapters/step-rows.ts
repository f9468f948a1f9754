import { type Block, beside } from '../compose/block';
import { COLUMN_WIDTH } from '../compose/page';
import { hairline } from '../compose/strokes';
import { GUTTER, type StepCard } from './step-block';

/** Steps in their order: two beside each other where both are narrow; one left alone has its picture beside its words. */
export function rowsOf(cards: readonly StepCard[]): (scale: number) => Block[] {
  const rows = inPairs(cards);
  return (scale) =>
    rows.map(([one, other]) => {
      if (!other) return ruled(one.block(scale, 'whole'));
      const [left, right] = [one, other].map((card) => card.block(scale, 'half')) as [Block, Block];
      return ruled(
        beside([
          { left: 0, block: left },
          { left: (COLUMN_WIDTH + GUTTER) / 2, block: right },
        ]),
      );
    });
}

type Row = readonly [StepCard] | readonly [StepCard, StepCard];

function inPairs(cards: readonly StepCard[]): Row[] {
  const rows: Row[] = [];
  for (let i = 0; i < cards.length; i++) {
    const [one, other] = [cards[i], cards[i + 1]] as [StepCard, StepCard | undefined];
    const pairs = other !== undefined && !one.broad && !other.broad;
    rows.push(pairs ? [one, other] : [one]);
    if (pairs) i++;
  }
  return rows;
}

/** A thin line parts one row from the next. */
const ruled = ({ height, draw }: Block): Block => ({
  height: height + 0.2,
  after: 0.25,
  draw: (x, y) => [...draw(x, y), hairline([x, y - height - 0.2], [x + COLUMN_WIDTH, y - height - 0.2])],
});

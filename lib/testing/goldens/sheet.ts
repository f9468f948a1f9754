import type { Choices } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { transformItems } from '@/lib/drawing/transform';
import type { Box, Drawing, DrawingCommand, Item, Stroke, StrokeName } from '@/lib/drawing/types';
import { flatDrawing } from '@/lib/flat/flat';
import type { Pair } from '@/lib/geometry/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft, Piece } from '@/lib/pattern/types';
import { renderSvg } from '@/lib/svg/svg';
import { thinned } from './thinned';

/** Sizes each design is held in. */
const GOLDEN_SIZES = ['34', '38', '44', '52'] as const;

const GAP = 3;

interface Block {
  readonly items: readonly Item[];
  readonly box: Box;
}

function stroke(path: readonly DrawingCommand[], name: StrokeName): Stroke {
  return { kind: 'stroke', layer: 'stitch', path, stroke: name };
}

function closed(points: readonly Pair[]): DrawingCommand[] {
  return [...thinned(points).map(([x, y], i) => [i === 0 ? 'M' : 'L', x, y] as const), ['Z']];
}

function boxOf(points: readonly Pair[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Stitching lines, cut line and inner lines of a piece; what they are called is left to other tests. */
function pieceBlock({ edges, internal, cutLine }: Piece): Block {
  const items = [
    stroke(closed(cutLine), 'cut'),
    ...edges.map(({ path, role }) => stroke(path, role === 'fold' ? 'fold' : 'outline')),
    ...internal.map(({ path }) => stroke(path, 'detail')),
  ];
  return { items, box: boxOf(cutLine) };
}

function flatBlock(draft: Draft, view: 'front' | 'back'): Block {
  const { box, items } = flatDrawing(draft, view);
  return { box, items: items.filter((item) => item.kind === 'stroke' && item.stroke !== 'none') };
}

/** Blocks side by side from the left, their upper edges level. */
function row(blocks: readonly Block[], top: number): Block {
  let x = 0;
  let bottom = top;
  const items = blocks.flatMap(({ items: own, box: [x0, y0, x1, y1] }) => {
    const offset = [x - x0, top - y1] as const;
    x += x1 - x0 + GAP;
    bottom = Math.min(bottom, top - (y1 - y0));
    return transformItems(own, { offset });
  });
  return { items, box: [0, bottom, x, top] };
}

function blocksOf(draft: Draft): Block[] {
  return [flatBlock(draft, 'front'), flatBlock(draft, 'back'), ...draft.pieces.map(pieceBlock)];
}

function rounded(command: DrawingCommand): DrawingCommand {
  return command.map((value) =>
    typeof value === 'number' ? Math.round(value * 10) / 10 + 0 : value,
  ) as unknown as DrawingCommand;
}

/** A design in all its sizes, one row each: worn from the front and the back, then its pieces. Centimetres. */
function goldenSheet(choices: Choices): Drawing {
  let top = 0;
  const rows = GOLDEN_SIZES.map((size) => {
    const made = row(blocksOf(drawDraft(choices, STANDARD_SIZES[size])), top);
    top = made.box[1] - GAP;
    return made;
  });
  const items = rows
    .flatMap((each) => each.items)
    .map((item) => (item.kind === 'stroke' ? { ...item, path: item.path.map(rounded) } : item));
  return { items, box: [-1, top, Math.max(...rows.map(({ box }) => box[2])), 1] };
}

/** All lines of one kind as one line: the pictures stay small. */
function gathered(items: readonly Item[]): Stroke[] {
  const kinds = new Map<StrokeName, DrawingCommand[]>();
  for (const item of items) {
    if (item.kind !== 'stroke' || item.stroke === 'none') continue;
    kinds.set(item.stroke, [...(kinds.get(item.stroke) ?? []), ...item.path]);
  }
  return [...kinds].map(([name, path]) => stroke(path, name));
}

/** The picture of a design that is kept, to a millimetre. */
export function goldenPicture(name: string, choices: Choices): string {
  const { box, items } = goldenSheet(choices);
  const svg = renderSvg({ box, items: gathered(items) }, { title: name });
  return `${svg.replaceAll(/(M|<)/g, '\n$1').trim()}\n`;
}

import { describe, expect, it } from 'vitest';
import { boxPath, linePath } from '@/lib/drawing/paths';
import { drawn, written } from '@/lib/drawing/pen';
import { transformItems } from '@/lib/drawing/transform';
import type { DrawingCommand, Item, Stroke } from '@/lib/drawing/types';
import type { FormatName } from '@/lib/sheets/formats';
import {
  about,
  drafted,
  firstStroke,
  foundIn,
  type Spoil,
  strokes,
  withItems,
  withPage,
  withPiece,
} from '@/lib/testing/preflight/sheets';
import type { FindingKind } from './finding';

const top = drafted('top', { 'sleeve-length': 'long' });
const shirt = drafted('top', { opening: 'front-buttons', collar: 'shirt' });

const isCut = ({ id }: Stroke) => id?.endsWith('/cut') === true;
const isNotch = ({ stroke }: Stroke) => stroke === 'notch';
const isGrain = ({ stroke, path }: Stroke) => stroke === 'grain' && path.length === 2;
const moved = (item: Item, x: number, y: number): Item =>
  transformItems([item], { offset: [x, y] })[0] as Item;
const pathed = (stroke: Stroke, change: (path: readonly DrawingCommand[]) => readonly DrawingCommand[]) => ({
  ...stroke,
  path: change(stroke.path),
});

/** The longest straight run of a path drawn as a curve with these handles. */
function bent(path: readonly DrawingCommand[], along: number, aside: number): DrawingCommand[] {
  const end = (command: DrawingCommand | undefined) => command?.slice(-2) as unknown as [number, number];
  const spans = path.map((command, i) => {
    if (command[0] !== 'L') return 0;
    const [[ax, ay], [bx, by]] = [end(path[i - 1]), end(command)];
    return Math.hypot(bx - ax, by - ay);
  });
  const at = spans.indexOf(Math.max(...spans));
  const [[ax, ay], [bx, by]] = [end(path[at - 1]), end(path[at])];
  const [dx, dy] = [bx - ax, by - ay];
  const length = spans[at] as number;
  const handle = (share: number): [number, number] => [
    ax + dx * share - (dy / length) * aside,
    ay + dy * share + (dx / length) * aside,
  ];
  return path.map((command, i) =>
    i === at ? ['C', ...handle(along), ...handle(1 - along), bx, by] : command,
  );
}

interface Case {
  readonly name: string;
  readonly spoil: Spoil;
  readonly kind: FindingKind;
  readonly piece?: string;
  readonly page?: string;
  readonly draft?: typeof top;
  readonly formats?: readonly FormatName[];
}

const PLACE = { layer: 'cut', group: 'shell' } as const;
const SHEET = { layer: 'sheet' } as const;
const square = (stroke: Stroke) => stroke.stroke === 'measure' && stroke.path.length === 5;
const EVERY: readonly FormatName[] = ['a4', 'a0-long', 'projector'];
const PAPER: readonly FormatName[] = ['a4', 'a0-long'];

const PIECES: readonly Case[] = [
  {
    name: 'a piece a hundredth larger',
    spoil: withPiece('front', (items) => about(items, { scale: 1.01 })),
    kind: 'cut-line',
    piece: 'front',
  },
  {
    name: 'a piece turned over',
    spoil: withPiece('sleeve', (items) => about(items, { mirrored: true })),
    kind: 'mirrored-piece',
    piece: 'sleeve',
  },
  {
    name: 'a piece turned a little off its grain',
    spoil: withPiece('back', (items) => about(items, { degrees: 1 })),
    kind: 'cut-line',
    piece: 'back',
  },
  {
    name: 'a piece left out',
    spoil: withPiece('sleeve', () => []),
    kind: 'missing-piece',
    piece: 'sleeve',
  },
  {
    name: 'a piece there twice',
    spoil: withPiece('front', (items) => [...items, ...about(items, { offset: [0.3, 0] })]),
    kind: 'stray-cut',
    piece: 'front',
  },
  {
    name: 'a cut line whose curve runs away between its ends',
    spoil: withPiece(
      'front',
      strokes(isCut, (stroke) => pathed(stroke, (path) => bent(path, 40, 3))),
    ),
    kind: 'cut-line',
    piece: 'front',
  },
  {
    name: 'a cut line that bulges by half a millimetre between its ends',
    spoil: withPiece(
      'back',
      strokes(isCut, (stroke) => pathed(stroke, (path) => bent(path, 1 / 3, 0.067))),
    ),
    kind: 'cut-line',
    piece: 'back',
  },
  {
    name: 'a cut line that is not closed',
    spoil: withPiece(
      'sleeve',
      strokes(isCut, (stroke) => pathed(stroke, (path) => path.slice(0, -3))),
    ),
    kind: 'cut-line',
    piece: 'sleeve',
  },
  {
    name: 'a cut line of stitching weight',
    spoil: withPiece(
      'sleeve',
      strokes(isCut, (stroke) => ({ ...stroke, stroke: 'stitch' })),
    ),
    kind: 'missing-piece',
    piece: 'sleeve',
  },
  {
    name: 'an edge without its stitching line',
    spoil: withPiece(
      'sleeve',
      firstStroke(
        ({ id }) => id === 'sleeve/cap',
        () => undefined,
      ),
    ),
    kind: 'stitching-line',
    piece: 'sleeve',
  },
  {
    name: 'an edge whose stitching line is moved by a millimetre',
    spoil: withPiece(
      'sleeve',
      firstStroke(
        ({ id }) => id === 'sleeve/cap',
        (stroke) => moved(stroke, 0, 0.1),
      ),
    ),
    kind: 'stitching-line',
    piece: 'sleeve',
  },
  {
    name: 'a lost notch',
    spoil: withPiece(
      'sleeve',
      firstStroke(isNotch, () => undefined),
    ),
    kind: 'notch',
    piece: 'sleeve',
  },
  {
    name: 'a notch too many',
    spoil: withPiece('back', (items) => {
      const notch = items.find((item) => item.kind === 'stroke' && isNotch(item)) as Item;
      const inward = about([items[0] as Item, notch], { scale: 0.9 });
      return [...items, ...inward.slice(1)];
    }),
    kind: 'stray-line',
    piece: 'back',
  },
  {
    name: 'a notch moved by half a millimetre',
    spoil: withPiece(
      'sleeve',
      firstStroke(isNotch, (stroke) => moved(stroke, 0.05, 0.05)),
    ),
    kind: 'notch',
    piece: 'sleeve',
  },
  {
    name: 'a grainline turned',
    spoil: withPiece(
      'back',
      strokes(isGrain, (stroke) => about([stroke], { degrees: 1 })[0]),
    ),
    kind: 'grain',
    piece: 'back',
  },
  {
    name: 'a grainline moved out of its piece',
    spoil: withPiece(
      'back',
      strokes(isGrain, (stroke) => moved(stroke, 80, 0)),
    ),
    kind: 'grain',
    piece: 'back',
  },
  {
    name: 'no grainline',
    spoil: withPiece(
      'back',
      strokes(isGrain, () => undefined),
    ),
    kind: 'grain',
    piece: 'back',
  },
  {
    name: 'the number of another piece',
    spoil: withPiece('sleeve', (items) =>
      items.map((item) =>
        item.kind === 'text' && /^3\u{A0}/u.test(item.text)
          ? { ...item, text: item.text.replace('3', '2') }
          : item,
      ),
    ),
    kind: 'label',
    piece: 'sleeve',
  },
  {
    name: 'a line of cut weight beside the pieces',
    spoil: withItems((items) => [...items, drawn(linePath([1, 1], [9, 1]), 'cut', PLACE)]),
    kind: 'stray-cut',
  },
  {
    name: 'a line of cut weight in no layer',
    spoil: withItems((items) => [...items, drawn(linePath([1, 1], [9, 1]), 'cut', SHEET)]),
    kind: 'stray-cut',
  },
  {
    name: 'a lost buttonhole',
    draft: shirt,
    spoil: withItems(
      firstStroke(
        ({ stroke, path, layer }) => stroke === 'mark' && layer === 'marks' && path.length === 6,
        () => undefined,
      ),
    ),
    kind: 'mark',
  },
];

const PAGES: readonly Case[] = [
  {
    name: 'the lines of a piece where the fold is left out',
    spoil: withPiece(
      'front',
      strokes(
        ({ stroke }) => stroke === 'fold',
        () => undefined,
      ),
    ),
    kind: 'fold-line',
    piece: 'front',
  },
  {
    name: 'a piece of another material’s layer',
    spoil: withPiece('back', (items) => items.map((item) => ({ ...item, group: 'interfacing' }))),
    kind: 'layer',
    piece: 'back',
  },
  {
    name: 'a page that shows the pattern a little smaller',
    spoil: withPage(1, (page) => ({
      ...page,
      placements: (page.placements ?? []).map((placement) => ({ ...placement, scale: 0.99 })),
    })),
    kind: 'tile',
    page: '2',
    formats: ['a4'],
  },
  {
    name: 'a page that shows its part half a millimetre off',
    spoil: withPage(2, (page) => ({
      ...page,
      placements: (page.placements ?? []).map(({ offset: [x, y], ...rest }) => ({
        ...rest,
        offset: [x + 0.05, y],
      })),
    })),
    kind: 'tile',
    page: '3',
    formats: ['a4'],
  },
  {
    name: 'a page that shows the part of the next',
    spoil: (document) =>
      withPage(2, (page) => ({ ...page, placements: document.pages[3]?.placements ?? [] }))(document),
    kind: 'tile',
    page: '3',
    formats: ['a4'],
  },
  {
    name: 'a page that cuts its part short',
    spoil: withPage(3, (page) => ({
      ...page,
      placements: (page.placements ?? []).map(({ clip = [0, 0, 0, 0], ...rest }) => ({
        ...rest,
        clip: [clip[0], clip[1], clip[2] - 1, clip[3]],
      })),
    })),
    kind: 'tile',
    page: '4',
    formats: ['a4'],
  },
  {
    name: 'a page left out',
    spoil: (document) => ({ ...document, bookmarks: [], pages: document.pages.filter((_, i) => i !== 4) }),
    kind: 'uncovered',
    formats: ['a4'],
  },
  {
    name: 'a page of another size',
    spoil: withPage(0, (page) => ({ ...page, width: page.width + 0.1 })),
    kind: 'page-size',
    page: '1',
  },
  {
    name: 'a test square half a millimetre too wide',
    spoil: withPage(0, (page) => ({
      ...page,
      items: firstStroke(square, (stroke) => pathed(stroke, () => boxPath([2, 2, 12.05, 12])))(page.items),
    })),
    kind: 'test-square',
    page: '1',
  },
  {
    name: 'everything enlarged for a printer nobody measured',
    spoil: (document) => ({ ...document, compensation: [1.01, 1.01] }),
    kind: 'test-square',
    page: '1',
  },
  {
    name: 'words beyond the edge of their page',
    spoil: withPage(0, (page) => ({
      ...page,
      items: [...page.items, written('trop loin', [page.width - 0.2, 5], { size: 0.4 }, SHEET)],
    })),
    kind: 'text-outside',
    page: '1',
  },
  {
    name: 'a line of cut weight on the page itself',
    spoil: withPage(0, (page) => ({
      ...page,
      items: [...page.items, drawn(linePath([2, 2], [12, 9]), 'cut', SHEET)],
    })),
    kind: 'stray-cut',
    page: '1',
  },
];

const rows = (cases: readonly Case[], usual: readonly FormatName[]) =>
  cases.flatMap((each) => (each.formats ?? usual).map((format) => ({ ...each, format })));

describe('the reading of a finished file', () => {
  it.each(['a4', 'a3', 'a0', 'a0-long', 'projector-grid', 'projector'] as const)(
    'finds nothing in an honest %s',
    async (format) => {
      for (const draft of [top, shirt]) {
        const { findings, worst } = await foundIn(draft, format);
        expect(findings).toEqual([]);
        expect(worst).toBeGreaterThan(0);
        expect(worst).toBeLessThan(0.02);
      }
    },
  );

  it.each([...rows(PIECES, EVERY), ...rows(PAGES, PAPER)])(
    'finds $name ($format)',
    async ({ draft = top, format, spoil, kind, piece, page }) => {
      const { findings } = await foundIn(draft, format, spoil);
      const found = findings.filter((finding) => finding.kind === kind);
      expect(found, JSON.stringify(findings)).not.toEqual([]);
      for (const { file } of findings) expect(file).toBe(format);
      if (piece) expect(found.map((finding) => finding.piece)).toContain(piece);
      if (page) expect(found.map((finding) => finding.page)).toContain(page);
    },
  );
});

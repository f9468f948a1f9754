import { beforeAll, describe, expect, it } from 'vitest';
import type { Document, Page } from '@/lib/drawing/document';
import type { XY } from '@/lib/drawing/types';
import {
  darkRuns,
  type Picture,
  pageSizes,
  pdfFonts,
  pdfText,
  pdfWords,
  qpdfCheck,
  renderPage,
  uncompressed,
} from '@/lib/pdf/testing';
import { writePdf } from '@/lib/pdf/write-pdf';
import { laidOutlines } from './drawn-pieces';
import { fixtureDraft, PIECES } from './fixture';
import { FORMAT_NAMES, type FormatName } from './formats';
import { gridOf } from './page-map';
import { sheetPlan, TITLE_BAND } from './plan';
import { type SheetSettings, sheetDocument } from './sheets';
import { testWords } from './test-words';
import { addressOf, boxOf } from './tiles';

const settings = (locale: 'fr' | 'en' | 'de' = 'fr', more: Partial<SheetSettings> = {}): SheetSettings => ({
  words: testWords(locale),
  locale,
  patternName: 'Corsage Élodie',
  wearer: 'Anne-Cécile',
  code: 'K7QM-2F9X-TR4D',
  date: '2026-11-21',
  ...more,
});

const DRAFT = fixtureDraft();
const documents = {} as Record<FormatName, Document>;
const files = {} as Record<FormatName, Uint8Array>;

beforeAll(async () => {
  for (const format of FORMAT_NAMES) {
    documents[format] = sheetDocument(DRAFT, format, settings());
    files[format] = await writePdf(documents[format]);
  }
});

describe('every file', () => {
  it.each(FORMAT_NAMES)('%s is in order, small, with its fonts embedded', (format) => {
    expect(qpdfCheck(files[format])).toContain('No syntax or stream encoding errors');
    for (const font of pdfFonts(files[format]))
      expect(font).toMatchObject({ embedded: true, subset: true, unicode: true });
    expect(files[format].length).toBeLessThan(150_000);
  });

  it.each(FORMAT_NAMES)('%s is the same bytes for the same pattern', async (format) => {
    const again = await writePdf(sheetDocument(fixtureDraft(), format, settings()));
    expect(Buffer.compare(again, files[format])).toBe(0);
  });

  it.each(FORMAT_NAMES)('%s can be searched for every piece, with its accents', (format) => {
    const text = pdfText(files[format]).replace(/\s+/g, ' ');
    for (const part of ['Corsage Élodie', 'Anne-Cécile', 'K7QM-2F9X-TR4D', '2026-11-21'])
      expect(text).toContain(part);
    if (format.startsWith('projector')) return;
    for (const name of [
      'Devant',
      'Dos',
      'Manche',
      'Parementure d’encolure devant',
      'Biais ½″ – nœud',
      'Passant',
    ]) {
      expect(text, name).toContain(name);
    }
  });

  it.each(FORMAT_NAMES)('%s carries switchable layers named in the reader’s language', (format) => {
    const names = documents[format].layers.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Lignes de coupe', 'Lignes de couture', 'Repères', 'Textes']),
    );
    expect(names).toEqual(expect.arrayContaining(['Pièces\u202f: entoilage']));
    expect(names.includes('Quadrillage')).toBe(format === 'projector-grid');
    expect(uncompressed(files[format]).match(/\/Type \/OCG/g)).toHaveLength(names.length);
  });

  it('has the page sizes of its format', () => {
    const sizes = (format: FormatName) =>
      pageSizes(files[format]).map((size) => size.map((cm) => Number(cm.toFixed(2))));
    for (const size of sizes('a4')) expect(size).toEqual([21, 29.7]);
    for (const size of sizes('a3')) expect(size).toEqual([29.7, 42]);
    for (const size of sizes('a0')) expect(size).toEqual([84.1, 118.9]);
    const [[width = 0, length = 0] = []] = sizes('a0-long');
    expect([sizes('a0-long').length, width]).toEqual([1, 84.1]);
    expect(length).toBeCloseTo(Math.round(length), 2);
    expect(pdfText(files['a0-long']).replace(/\s/g, ' ')).toContain(`facturer : ${Math.round(length)} cm`);
    expect(sizes('projector')).toHaveLength(1);
    expect(Math.max(...sizes('projector').flat())).toBeLessThanOrEqual(500);
  });

  it('holds no action and no control character, whatever the names', async () => {
    const name = '<script>alert(1)</script>\u202egnp.exe\u0007\u0000 😀 Ł';
    for (const format of FORMAT_NAMES) {
      const bytes = await writePdf(
        sheetDocument(DRAFT, format, settings('fr', { patternName: name, wearer: name, code: name })),
      );
      expect(qpdfCheck(bytes)).toContain('No syntax');
      expect(uncompressed(bytes)).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|URI|Launch|EmbeddedFile)\b/);
      const text = pdfText(bytes);
      expect(text).toContain('<script>alert(1)</script>gnp.exe □ Ł');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      expect(text).not.toMatch(/[\u0000-\u0008\u000e-\u001f\u202a-\u202e]/);
    }
  });
});

/** Sides of a square whose lower left corner is on the page, measured across and up from rendered pixels. */
function measured(bytes: Uint8Array, page: Page, [x, y]: XY, side: number): [number, number] {
  const [left, top] = [x - 0.5, page.height - y - side - 0.5];
  const picture = renderPage(bytes, 1, 100, [left, top, side + 1, side + 1]);
  const span = (runs: number[]) => {
    const near = (at: number) =>
      runs.reduce((best, run) => (Math.abs(run - at) < Math.abs(best - at) ? run : best), 99);
    return near(0.5 + side) - near(0.5);
  };
  return [
    span(darkRuns(picture, 'row', 0.5 + side * 0.07)),
    span(darkRuns(picture, 'column', 0.5 + side * 0.93)),
  ];
}

function squaresOf({ pages, forms }: Document): { side: number; at: XY }[] {
  return [...(pages[0]?.items ?? []), ...(forms[0]?.items ?? [])].flatMap((item) => {
    if (
      item.kind !== 'stroke' ||
      item.stroke !== 'measure' ||
      item.layer !== 'sheet' ||
      item.path.length !== 5
    )
      return [];
    const [a, b] = item.path;
    const [x0, y0, x1] = [Number(a?.[1]), Number(a?.[2]), Number(b?.[1])];
    return [{ side: x1 - x0, at: [x0, y0] as const }];
  });
}

describe('test squares', () => {
  it.each(['a4', 'a3', 'a0', 'a0-long', 'projector'] as const)(
    'measure 10 cm and 4 in on both axes in %s',
    (format) => {
      const squares = squaresOf(documents[format]).filter(({ side }) => Math.abs(side - 10) < 0.2);
      expect(squares.map(({ side }) => Number(side.toFixed(3)))).toEqual([10, 10.16]);
      for (const { side, at } of squares) {
        const [across, up] = measured(files[format], documents[format].pages[0] as Page, at, side);
        expect(Math.abs(across - side)).toBeLessThan(0.02);
        expect(Math.abs(up - side)).toBeLessThan(0.02);
      }
    },
  );
});

const SCALE = 25;

/** The document as the reader has it, but without page furniture and words: what is left is the pattern alone. */
function bare(document: Document): Document {
  return {
    ...document,
    layers: document.layers.map((layer) => ({ ...layer, hidden: layer.id === 'text' })),
    pages: document.pages.map((page) => ({ ...page, under: [], items: [] })),
  };
}

/** Renders each page's field and puts them together where they belong on the layout. */
async function joined(format: FormatName, document: Document): Promise<Picture> {
  const plan = sheetPlan(DRAFT, format, 'fr');
  const grid = gridOf(plan);
  const bytes = await writePdf(document);
  const [width, height] = [plan.layout.width, plan.layout.height].map((cm) => Math.round(cm * SCALE)) as [
    number,
    number,
  ];
  const gray = new Uint8Array(width * height).fill(255);
  grid.tiles.forEach((tile, i) => {
    const tiled = plan.format.kind === 'tiled';
    const picture = renderPage(bytes, i + (tiled ? 2 : 1), SCALE);
    const [x0, , x1, y1] = boxOf(tile, grid);
    const [pageWidth, pageHeight] = plan.format.page;
    const left = ((pageWidth - (x1 - x0)) / 2) * SCALE;
    const top = tiled ? ((pageHeight - plan.field[1]) / 2) * SCALE : (1 + TITLE_BAND) * SCALE;
    const [toLeft, toTop] = [x0 * SCALE, (plan.layout.height - y1) * SCALE];
    for (let y = 0; y < plan.field[1] * SCALE - 0.5; y++) {
      for (let x = 0; x < plan.field[0] * SCALE - 0.5; x++) {
        const from = Math.round(top + y) * picture.width + Math.round(left + x);
        gray[Math.round(toTop + y) * width + Math.round(toLeft + x)] = picture.gray[from] ?? 255;
      }
    }
  });
  return { width, height, gray, scale: SCALE };
}

/** What is surely a line in one picture has to be at least a trace of one in the other. */
const DARK = 128;
const TRACE = 235;
/** 0.05 cm at 25 pixels per cm. */
const REACH = 1;

function hasInkNear({ width, height, gray }: Picture, x: number, y: number): boolean {
  const [cx, cy] = [Math.round(x), Math.round(y)];
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      const [px, py] = [cx + dx, cy + dy];
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      if ((gray[py * width + px] ?? 255) < TRACE) return true;
    }
  }
  return false;
}

/** Every line drawn of a piece in one picture has its like in the other: share of dark pixels that have none. */
function missing(from: Picture, to: Picture, fromFormat: FormatName, toFormat: FormatName): number {
  const [a, b] = [sheetPlan(DRAFT, fromFormat, 'fr').layout, sheetPlan(DRAFT, toFormat, 'fr').layout];
  let [dark, lost] = [0, 0];
  for (const placement of a.placements) {
    const other = b.placements.find(({ piece }) => piece === placement.piece);
    if (!other) throw new Error(`${placement.piece} is not on ${toFormat}`);
    const turned = placement.rotated === other.rotated ? 1 : -1;
    const [{ outline } = { outline: [] }] = laidOutlines(DRAFT, [placement]);
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    const inside = insideOf(outline);
    for (
      let py = Math.floor((a.height - Math.max(...ys)) * SCALE);
      py <= (a.height - Math.min(...ys)) * SCALE;
      py++
    ) {
      for (let px = Math.floor(Math.min(...xs) * SCALE); px <= Math.max(...xs) * SCALE; px++) {
        if (px < 0 || py < 0 || px >= from.width || py >= from.height) continue;
        if ((from.gray[py * from.width + px] ?? 255) >= DARK) continue;
        const [x, y] = [(px + 0.5) / SCALE, a.height - (py + 0.5) / SCALE];
        if (!inside([x, y])) continue;
        dark++;
        const to2: XY = [other.x + turned * (x - placement.x), other.y + turned * (y - placement.y)];
        if (!hasInkNear(to, to2[0] * SCALE - 0.5, (b.height - to2[1]) * SCALE - 0.5)) lost++;
      }
    }
  }
  expect(dark).toBeGreaterThan(10_000);
  return lost;
}

function insideOf(outline: readonly XY[]): (at: XY) => boolean {
  return ([x, y]) => {
    let odd = false;
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length] as XY;
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
    });
    return odd;
  };
}

describe('sheets to be joined', () => {
  let plotted: Picture;
  beforeAll(async () => {
    plotted = await joined('a0', bare(documents.a0));
  }, 60_000);

  it.each(['a4', 'a3'] as const)(
    '%s, put together, is the A0 drawing within 0.05 cm',
    async (format) => {
      const whole = await joined(format, bare(documents[format]));
      expect(missing(whole, plotted, format, 'a0')).toBe(0);
      expect(missing(plotted, whole, 'a0', format)).toBe(0);
    },
    60_000,
  );

  it.each(['a4', 'a3'] as const)('%s holds every cut line wholly on pages that are printed', (format) => {
    const plan = sheetPlan(DRAFT, format, 'fr');
    const grid = gridOf(plan);
    const boxes = grid.tiles.map((tile) => boxOf(tile, grid));
    for (const { outline } of laidOutlines(DRAFT, plan.layout.placements)) {
      for (const [x, y] of outline) {
        const on = boxes.some(
          ([x0, y0, x1, y1]) => x > x0 - 1e-6 && x < x1 + 1e-6 && y > y0 - 1e-6 && y < y1 + 1e-6,
        );
        expect(on).toBe(true);
      }
    }
  });

  it.each(['a4', 'a3'] as const)('%s pairs its join marks, inside the frame', (format) => {
    const plan = sheetPlan(DRAFT, format, 'fr');
    const [width, height] = documents[format].pages[0]
      ? [documents[format].pages[0].width, documents[format].pages[0].height]
      : [0, 0];
    const found = new Map<string, string[]>();
    plan.layout.tiles.forEach((tile, i) => {
      for (const { text, box } of pdfWords(files[format], i + 2)) {
        if (!/^[A-Z]+\d+\|[A-Z]+\d+$/.test(text)) continue;
        found.set(text, [...(found.get(text) ?? []), addressOf(tile)]);
        expect(box[0]).toBeGreaterThan((width - plan.field[0]) / 2);
        expect(box[2]).toBeLessThan((width + plan.field[0]) / 2);
        expect(box[1]).toBeGreaterThan((height - plan.field[1]) / 2 - 0.05);
        expect(box[3]).toBeLessThan((height + plan.field[1]) / 2 + 0.05);
      }
    });
    expect(found.size).toBeGreaterThan(3);
    for (const [code, addresses] of found) expect(code.split('|').sort()).toEqual(addresses.sort());
  });

  it('prints nothing outside the frame', () => {
    const picture = renderPage(files.a4, 3, 40);
    const margin = Math.floor(0.93 * 40);
    let dark = 0;
    for (let y = 0; y < picture.height; y++) {
      for (let x = 0; x < picture.width; x++) {
        const outside =
          x < margin || y < margin || x >= picture.width - margin || y >= picture.height - margin;
        if (outside && (picture.gray[y * picture.width + x] ?? 255) < 250) dark++;
      }
    }
    expect(dark).toBe(0);
  });

  it('numbers its pages row by row and leaves blank ones out', () => {
    const plan = sheetPlan(DRAFT, 'a4', 'fr');
    expect(documents.a4.pages.slice(1).map(({ id }) => id)).toEqual(plan.layout.tiles.map(addressOf));
    expect(pageSizes(files.a4)).toHaveLength(plan.pages);
    expect(pdfText(files.a4, 2)).toContain(`page 2/${plan.pages}`);
  });

  it('fits US Letter for readers of English', async () => {
    const file = sheetDocument(DRAFT, 'a4', settings('en', { unit: 'in' }));
    const bytes = await writePdf(file);
    const cut = (29.7 - 27.94) / 2;
    for (let page = 1; page <= file.pages.length; page++) {
      for (const { text, box } of pdfWords(bytes, page)) {
        if (box[2] < 0 || box[0] > 21 || box[3] < 0 || box[1] > 29.7 || text === '') continue;
        const clipped = box[1] < 1.9 || box[3] > 29.7 - 1.9;
        if (clipped) continue;
        expect(box[1]).toBeGreaterThan(cut + 0.5);
        expect(box[3]).toBeLessThan(29.7 - cut - 0.5);
      }
    }
    expect(pdfText(bytes, 1)).toContain('US Letter');
  });
});

describe('projector files', () => {
  it('show every piece whole, both of a pair, grain level, with a bookmark each', () => {
    const { bookmarks, pages } = documents.projector;
    const pairs = PIECES.filter(({ cut }) => cut.mirrored).length;
    expect(bookmarks).toHaveLength(1 + PIECES.length + pairs);
    expect(bookmarks.filter(({ title }) => title.endsWith('en miroir'))).toHaveLength(pairs);
    expect(pages[0]?.items).toEqual([]);
    const arrows =
      documents.projector.forms[0]?.items.filter(
        (item) => item.kind === 'stroke' && item.stroke === 'grain',
      ) ?? [];
    expect(arrows).toHaveLength(PIECES.length + pairs);
    for (const arrow of arrows) {
      const [a, b] = arrow.kind === 'stroke' ? arrow.path : [];
      expect(Number(b?.[2])).toBeCloseTo(Number(a?.[2]), 6);
    }
  });

  it('are half a centimetre larger than the drawing on each side', () => {
    const picture = renderPage(files.projector, 1, 10);
    const dark = (axis: 'row' | 'column', from: number, to: number) => {
      for (let at = from; at < to; at += 0.1) if (darkRuns(picture, axis, at).length > 0) return true;
      return false;
    };
    const height = picture.height / 10;
    expect(dark('row', 0, 0.3)).toBe(false);
    expect(dark('row', height - 0.3, height - 0.1)).toBe(false);
    expect(dark('row', 0.3, 0.7)).toBe(true);
  });

  it('write no letter lower than 14 mm', () => {
    const texts = documents.projector.forms[0]?.items.filter((item) => item.kind === 'text') ?? [];
    const labels = texts.filter((item) => item.layer === 'text');
    expect(labels.length).toBeGreaterThan(PIECES.length);
    for (const label of labels)
      expect(label.kind === 'text' && label.size * 0.66).toBeGreaterThanOrEqual(1.4);
  });

  it('lay the grid under the drawing, in the reader’s unit', async () => {
    const step = async (unit: 'cm' | 'in') => {
      const file = sheetDocument(DRAFT, 'projector-grid', settings('en', { unit }));
      const only = {
        ...file,
        layers: file.layers.map((layer) => ({ ...layer, hidden: layer.id !== 'grid' })),
      };
      const form = { ...only.forms[0], items: only.forms[0]?.items.filter(({ layer }) => layer === 'grid') };
      const picture = renderPage(await writePdf({ ...only, forms: [form] } as Document), 1, 20);
      const runs = darkRuns(picture, 'row', 3);
      return ((runs[4] ?? 0) - (runs[0] ?? 0)) / 4;
    };
    expect(await step('cm')).toBeCloseTo(5, 1);
    expect(await step('in')).toBeCloseTo(5.08, 1);
  });

  it('carry the 40 × 60 cm rectangle', () => {
    const picture = renderPage(files.projector, 1, 20);
    const [left = 0, right = 0] = darkRuns(picture, 'row', 6.3)
      .slice(0, 1)
      .concat(darkRuns(picture, 'row', 30).filter((x) => Math.abs(x - 60.5) < 0.3));
    expect(right - left).toBeCloseTo(60, 1);
  });
});

import { type FontProgram, table } from './font-program';
import { viewOf, writeTables } from './sfnt';

const KEPT = ['cvt ', 'fpgm', 'prep'];
const MORE_COMPONENTS = 0x20;
const WORDS = 0x01;
const SCALE = 0x08;
const XY_SCALE = 0x40;
const TWO_BY_TWO = 0x80;

function outlineReader(font: FontProgram): (glyph: number) => Uint8Array {
  const glyf = table(font.tables, 'glyf');
  const loca = viewOf(table(font.tables, 'loca'));
  const long = viewOf(table(font.tables, 'head')).getInt16(50) === 1;
  const offset = (glyph: number) => (long ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  return (glyph) => glyf.subarray(offset(glyph), offset(glyph + 1));
}

const transformSize = (flags: number): number =>
  flags & SCALE ? 2 : flags & XY_SCALE ? 4 : flags & TWO_BY_TWO ? 8 : 0;

/** Glyphs an accented letter is composed of. */
function components(outline: Uint8Array): number[] {
  if (outline.length < 10) return [];
  const view = viewOf(outline);
  if (view.getInt16(0) >= 0) return [];
  const found: number[] = [];
  let at = 10;
  let flags = MORE_COMPONENTS;
  while (flags & MORE_COMPONENTS) {
    flags = view.getUint16(at);
    found.push(view.getUint16(at + 2));
    at += 4 + (flags & WORDS ? 4 : 2) + transformSize(flags);
  }
  return found;
}

function closure(glyphs: Iterable<number>, outline: (glyph: number) => Uint8Array): Set<number> {
  const closed = new Set<number>();
  const queue = [0, ...glyphs];
  for (let glyph = queue.pop(); glyph !== undefined; glyph = queue.pop()) {
    if (closed.has(glyph)) continue;
    closed.add(glyph);
    queue.push(...components(outline(glyph)));
  }
  return closed;
}

function outlines(used: ReadonlySet<number>, count: number, outline: (glyph: number) => Uint8Array) {
  const parts: Uint8Array[] = [];
  const loca = new DataView(new ArrayBuffer(4 * (count + 1)));
  let size = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    loca.setUint32(4 * glyph, size);
    if (!used.has(glyph)) continue;
    parts.push(outline(glyph));
    size += outline(glyph).length;
  }
  loca.setUint32(4 * count, size);
  const glyf = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    glyf.set(part, at);
    at += part.length;
  }
  return { glyf, loca: new Uint8Array(loca.buffer) };
}

function metrics(font: FontProgram, used: ReadonlySet<number>, count: number): Uint8Array {
  const source = table(font.tables, 'hmtx');
  const bytes = new Uint8Array(4 * count);
  for (const glyph of used) bytes.set(source.subarray(4 * glyph, 4 * glyph + 4), 4 * glyph);
  return bytes;
}

function edited(bytes: Uint8Array, edit: (view: DataView) => void): Uint8Array {
  const copy = bytes.slice();
  edit(viewOf(copy));
  return copy;
}

/**
 * The font with only the glyphs named (and what they are composed of), under their old numbers, so that
 * nothing else of the file has to know. Glyph 0 is always kept.
 */
export function subsetFont(font: FontProgram, glyphs: Iterable<number>): Uint8Array {
  const outline = outlineReader(font);
  const used = closure(glyphs, outline);
  const count = Math.max(...used) + 1;
  const { glyf, loca } = outlines(used, count, outline);
  const tables = new Map([
    ['glyf', glyf],
    ['loca', loca],
    ['hmtx', metrics(font, used, count)],
    [
      'head',
      edited(table(font.tables, 'head'), (view) => {
        view.setUint32(8, 0);
        view.setInt16(50, 1);
      }),
    ],
    ['hhea', edited(table(font.tables, 'hhea'), (view) => view.setUint16(34, count))],
    ['maxp', edited(table(font.tables, 'maxp'), (view) => view.setUint16(4, count))],
  ]);
  for (const tag of KEPT) {
    const kept = font.tables.get(tag);
    if (kept) tables.set(tag, kept);
  }
  return writeTables(tables);
}

/** The tables of a TrueType file by their tag. */
export type Tables = ReadonlyMap<string, Uint8Array>;

const HEADER = 12;
const RECORD = 16;
const CHECKSUM_BASE = 0xb1b0afba;

const padded = (length: number): number => (length + 3) & ~3;

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The tables of a TrueType font. Refuses a file that is none. */
export function readTables(file: Uint8Array): Tables {
  const view = viewOf(file);
  if (file.length < HEADER || view.getUint32(0) !== 0x00010000) throw new Error('Not a TrueType font');
  const tables = new Map<string, Uint8Array>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = HEADER + i * RECORD;
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    const offset = view.getUint32(at + 8);
    tables.set(tag, file.subarray(offset, offset + view.getUint32(at + 12)));
  }
  return tables;
}

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i++) sum = (sum + ((bytes[i] ?? 0) << (24 - 8 * (i & 3)))) >>> 0;
  return sum;
}

function writeHeader(file: Uint8Array, count: number): void {
  const view = viewOf(file);
  const power = 2 ** Math.floor(Math.log2(count));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, count);
  view.setUint16(6, power * RECORD);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (count - power) * RECORD);
}

/** A TrueType file of the tables, checksums included. */
export function writeTables(tables: Tables): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const start = HEADER + sorted.length * RECORD;
  const file = new Uint8Array(sorted.reduce((size, [, table]) => size + padded(table.length), start));
  const view = viewOf(file);
  writeHeader(file, sorted.length);
  let offset = start;
  sorted.forEach(([tag, table], index) => {
    const at = HEADER + index * RECORD;
    for (let i = 0; i < 4; i++) file[at + i] = tag.charCodeAt(i);
    view.setUint32(at + 4, checksum(table));
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, table.length);
    file.set(table, offset);
    offset += padded(table.length);
  });
  const head = sorted.findIndex(([tag]) => tag === 'head');
  const headAt = view.getUint32(HEADER + head * RECORD + 8);
  view.setUint32(headAt + 8, (CHECKSUM_BASE - checksum(file)) >>> 0);
  return file;
}

import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** Plain letters: the format knows others, many tools do not. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The first day the format can write: nothing in an archive depends on the clock. */
const DAY = 0x21;
const DEFLATED = 8;
const VERSION = 20;

interface Packed {
  readonly name: Buffer;
  readonly bytes: Buffer;
  /** Version, flags, method, time, day, checksum and sizes, the same in both headers. */
  readonly facts: Buffer;
}

function numbers(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}

function pack({ name, bytes }: ZipEntry): Packed {
  const packed = deflateRawSync(bytes);
  const names = Buffer.from(name, 'utf8');
  const facts = numbers(
    ...([[2, VERSION] as const, [2, 0], [2, DEFLATED], [2, 0], [2, DAY]] as const),
    ...([[4, crc32(bytes)] as const, [4, packed.length], [4, bytes.length]] as const),
    ...([[2, names.length] as const, [2, 0]] as const),
  );
  return { name: names, bytes: packed, facts };
}

const local = ({ name, bytes, facts }: Packed): Buffer =>
  Buffer.concat([numbers([4, 0x04034b50]), facts, name, bytes]);

const central = ({ name, facts }: Packed, at: number): Buffer =>
  Buffer.concat([
    numbers([4, 0x02014b50], [2, VERSION]),
    facts,
    numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
    name,
  ]);

/** Some small files as one archive (PKZIP 2.0, deflated): the same files give the same bytes. */
export function zip(entries: readonly ZipEntry[]): Uint8Array {
  const packed = entries.map(pack);
  const files = packed.map(local);
  let at = 0;
  const directory = packed.map((entry, i) => {
    const header = central(entry, at);
    at += (files[i] as Buffer).length;
    return header;
  });
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, at], [2, 0]);
  return Buffer.concat([...files, ...directory, end]);
}

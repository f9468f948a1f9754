import { crc32, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type ZipEntry, zip } from './zip';

/** Reads an archive as tools do: from the end, by its directory (APPNOTE 4.3). */
function unzip(bytes: Uint8Array): Map<string, string> {
  const archive = Buffer.from(bytes);
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  const found = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let i = 0; i < archive.readUInt16LE(end + 10); i++) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const [sum, packed, size] = [16, 20, 24].map((step) => archive.readUInt32LE(at + step));
    const length = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    const local = archive.readUInt32LE(at + 42);
    expect(archive.readUInt32LE(local)).toBe(0x04034b50);
    expect(archive.subarray(local + 6, local + 30)).toEqual(archive.subarray(at + 8, at + 32));
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(from, from + (packed ?? 0)));
    expect([content.length, crc32(content)]).toEqual([size, sum]);
    found.set(name, content.toString('utf8'));
    at += 46 + length;
  }
  expect(at).toBe(end);
  return found;
}

const entry = (name: string, text: string): ZipEntry => ({ name, bytes: new TextEncoder().encode(text) });

it('gives back every file with its name', () => {
  const long = 'œ<path/>'.repeat(9_000);
  const found = unzip(zip([entry('01-front.svg', long), entry('02-back.svg', ''), entry('03-x.svg', 'a')]));
  expect([...found]).toEqual([
    ['01-front.svg', long],
    ['02-back.svg', ''],
    ['03-x.svg', 'a'],
  ]);
});

it('is the same bytes each time', () => {
  expect(zip([entry('a', 'b')])).toEqual(zip([entry('a', 'b')]));
});

it('may be empty', () => {
  expect(unzip(zip([])).size).toBe(0);
});

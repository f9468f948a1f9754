import { describe, expect, it } from 'vitest';
import { fixtureDraft } from '@/lib/testing/sheets/hand-drawn-top';
import { writeDxf } from './dxf';
import { plainText } from './entities';

const draft = fixtureDraft();
const written = writeDxf(draft, { patternName: 'Robe Œuvre\n  0\nEOF', code: 'K7QM', date: '2026-11-21' });

interface Group {
  readonly code: number;
  readonly value: string;
}

/** The groups of the file, and the entities between them. */
function groups(dxf: string): Group[] {
  const lines = dxf.split('\r\n');
  expect(lines.length % 2).toBe(1);
  return Array.from({ length: (lines.length - 1) / 2 }, (_, i) => ({
    code: Number(lines[2 * i]),
    value: lines[2 * i + 1] ?? '',
  }));
}

function blocks(dxf: string): Map<string, Group[]> {
  const found = new Map<string, Group[]>();
  const all = groups(dxf);
  all.forEach(({ code, value }, i) => {
    if (code !== 0 || value !== 'BLOCK') return;
    const end = all.findIndex((group, k) => k > i && group.code === 0 && group.value === 'ENDBLK');
    found.set(all[i + 2]?.value ?? '', all.slice(i, end));
  });
  return found;
}

/** Vertices of the first polyline on a layer, mm. */
function vertices(block: readonly Group[], layer: string): [number, number][] {
  const start = block.findIndex(
    ({ code, value }, i) => code === 0 && value === 'POLYLINE' && block[i + 1]?.value === layer,
  );
  const end = block.findIndex(({ value }, i) => i > start && value === 'SEQEND');
  const part = block.slice(start, end);
  return part.flatMap((group, i) =>
    group.code === 0 && group.value === 'VERTEX'
      ? [[Number(part[i + 2]?.value), Number(part[i + 3]?.value)] as [number, number]]
      : [],
  );
}

const around = (points: readonly (readonly [number, number])[]) =>
  points.reduce((sum, [x, y], i) => {
    const [px, py] = points.at(i - 1) as readonly [number, number];
    return sum + Math.hypot(x - px, y - py);
  }, 0);

describe('writeDxf', () => {
  it('makes a block of every piece, in millimetres, with the length of its cut line', () => {
    const found = blocks(written);
    expect([...found.keys()]).toEqual(draft.pieces.map(({ id }) => id.toUpperCase()));
    for (const piece of draft.pieces) {
      const block = found.get(piece.id.toUpperCase()) ?? [];
      expect(around(vertices(block, '1')) / 10).toBeCloseTo(around(piece.cutLine), 2);
    }
  });

  it('puts each line on the layer of the standard', () => {
    const layers = (id: string) =>
      new Set((blocks(written).get(id) ?? []).filter(({ code }) => code === 8).map(({ value }) => value));
    expect([...layers('FRONT')].sort((a, b) => Number(a) - Number(b))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '6',
      '7',
      '8',
      '13',
      '14',
    ]);
    expect(layers('BACK').has('6')).toBe(false);
    expect(layers('NECK-INTERFACING-FRONT').has('14')).toBe(false);
  });

  it('lets no name break out of its group', () => {
    const all = groups(written);
    expect(all.filter(({ code, value }) => code === 0 && value === 'EOF')).toHaveLength(1);
    expect(all.at(-1)).toEqual({ code: 0, value: 'EOF' });
    expect(written).toContain('Style Name: Robe OEuvre');
    expect(plainText('Größe «M» 👗')).toBe('Grosse ?M? ?');
  });
});

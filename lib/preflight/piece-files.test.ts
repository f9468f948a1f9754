import { describe, expect, it } from 'vitest';
import { writeDxf } from '@/lib/dxf/dxf';
import { pieceSheet } from '@/lib/sheets/pieces/piece-sheet';
import { contextOf } from '@/lib/sheets/sheets';
import { renderSvg } from '@/lib/svg/svg';
import { drafted, SETTINGS } from '@/lib/testing/preflight/sheets';
import type { FindingKind } from './finding';
import { inspectDxf } from './inspect-dxf';
import { inspectPieceSvg } from './inspect-piece-svg';

const draft = drafted('top', { opening: 'front-buttons', collar: 'shirt' });
const dxf = writeDxf(draft, SETTINGS);
const svgOf = (id: string) => {
  const drawing = pieceSheet(draft, id, contextOf(draft, SETTINGS));
  return renderSvg(drawing, { title: id, widthCm: drawing.box[2] - drawing.box[0] });
};

/** Every length and place in a file made from millimetres. */
const inInches = (text: string) =>
  text.replace(/( [12][01]\r\n)(-?[\d.]+)/g, (_, code, mm) => `${code}${(Number(mm) / 25.4).toFixed(3)}`);

type Spoil = (text: string) => string;

interface Case {
  readonly name: string;
  readonly spoil: Spoil;
  readonly kind: FindingKind;
  readonly piece?: string;
}

const DXF: readonly Case[] = [
  { name: 'in inches', spoil: inInches, kind: 'cut-line', piece: 'front' },
  {
    name: 'that does not say its unit',
    spoil: (text) => text.replace('$MEASUREMENT', '$INSUNITS'),
    kind: 'structure',
  },
  { name: 'that is cut off', spoil: (text) => text.slice(0, text.length / 2), kind: 'structure' },
  {
    name: 'with a place that is no number',
    spoil: (text) => text.replace(/(VERTEX\r\n +8\r\n1\r\n 10\r\n)/, '$1-'),
    kind: 'structure',
  },
  {
    name: 'without a piece',
    spoil: (text) => text.replace('  2\r\nSLEEVE\r\n', '  2\r\nOTHER\r\n'),
    kind: 'missing-piece',
    piece: 'sleeve',
  },
  {
    name: 'with its notches on the drill layer',
    spoil: (text) => text.replace(/( 8\r\n)4\r\n/g, '$113\r\n'),
    kind: 'notch',
    piece: 'sleeve',
  },
  {
    name: 'without its grain',
    spoil: (text) => text.replace(/LINE\r\n( +8\r\n)7\r\n/g, 'LINE\r\n$18\r\n'),
    kind: 'grain',
    piece: 'back',
  },
  {
    name: 'with a piece placed twice its size',
    spoil: (text) => text.replace(/(INSERT\r\n)/, '$1 41\r\n2\r\n'),
    kind: 'structure',
  },
  {
    name: 'with a corner moved',
    spoil: (text) => text.replace(/(VERTEX\r\n +8\r\n1\r\n 10\r\n)-?/, '$17'),
    kind: 'cut-line',
  },
];

const SVG: readonly (readonly [string, Spoil, FindingKind])[] = [
  [
    'printed a hundredth too large',
    (svg) => svg.replace(/width="([\d.]+)cm"/, (_, w) => `width="${w * 1.01}cm"`),
    'cut-line',
  ],
  ['without a printed size', (svg) => svg.replace(/ width="[\d.]+cm"/, ''), 'structure'],
  [
    'turned over',
    (svg) => svg.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${mirrored(d)}"`),
    'mirrored-piece',
  ],
  ['without a notch', (svg) => svg.replace(/<path class="s-notch"[^>]*>/, ''), 'notch'],
  ['without an edge', (svg) => svg.replace(/<path class="s-stitch"[^>]*>/, ''), 'stitching-line'],
  ['without its grain', (svg) => svg.replace(/<path class="s-grain"[^>]*>/, ''), 'grain'],
  [
    'cut off at a side',
    (svg) => svg.replace(/viewBox="(\S+) (\S+) (\S+)/, (_, x, y, w) => `viewBox="${Number(x) + 2} ${y} ${w}`),
    'uncovered',
  ],
  [
    'with another line of cut weight',
    (svg) =>
      svg.replace(
        '</g></svg>',
        '</g><g data-layer="cut"><path class="s-cut" d="M0 0L3 3" stroke="#000" stroke-width="0.2"/></g></svg>',
      ),
    'stray-cut',
  ],
];

/** Left and right exchanged in path data. */
const mirrored = (data: string): string =>
  data.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${-Number(x)} ${y}`);

describe('the reading of the files of pieces', () => {
  it('finds nothing in honest ones', () => {
    const { findings, worst } = inspectDxf(dxf, draft);
    expect(findings).toEqual([]);
    expect(worst).toBeLessThan(0.02);
    for (const { id } of draft.pieces) {
      const found = inspectPieceSvg(svgOf(id), id, draft, SETTINGS.words);
      expect(found.findings).toEqual([]);
      expect(found.worst).toBeLessThan(0.02);
    }
  });

  it.each(DXF)('finds a DXF $name', ({ spoil, kind, piece }) => {
    const spoilt = spoil(dxf);
    expect(spoilt).not.toBe(dxf);
    const found = inspectDxf(spoilt, draft).findings.filter((finding) => finding.kind === kind);
    expect(found).not.toEqual([]);
    if (piece) expect(found.map((finding) => finding.piece)).toContain(piece);
  });

  it.each(SVG)('finds a picture %s', (_, spoil, kind) => {
    const svg = svgOf('sleeve');
    const spoilt = spoil(svg);
    expect(spoilt).not.toBe(svg);
    const { findings } = inspectPieceSvg(spoilt, 'sleeve', draft, SETTINGS.words);
    expect(findings).toContainEqual(expect.objectContaining({ kind, piece: 'sleeve' }));
  });
});

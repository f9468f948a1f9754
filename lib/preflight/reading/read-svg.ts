import { textCorners } from '@/lib/drawing/bounds';
import type { Box, FontName, Text } from '@/lib/drawing/types';
import type { Motion } from '@/lib/geometry/motion';
import { firstOf, item } from '@/lib/geometry/sequence';
import type { InkForm, InkStroke, InkText } from './ink';
import { PathPen } from './path-pen';

type Attributes = ReadonlyMap<string, string>;

const attributesOf = (tag: string): Attributes =>
  new Map([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

const figuresOf = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Z: 0 };

/** Draws the data of a path as written; refuses (RangeError) letters and counts that are not written here. */
function drawn(data: string, matrix: Motion) {
  const pen = new PathPen();
  if (/[^\d\s.,MLCZ-]/.test(data)) throw new RangeError('A path is written in a way that is not understood');
  for (const [, letter = '', rest = ''] of data.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const n = figuresOf(rest);
    if (n.length !== COUNTS[letter]) throw new RangeError('A path has a step without its figures');
    if (letter === 'M') pen.moveTo(matrix, firstOf(n), item(n, 1));
    else if (letter === 'L') pen.lineTo(matrix, firstOf(n), item(n, 1));
    else if (letter === 'C') pen.curveTo(matrix, Float64Array.from(n));
    else pen.close();
  }
  return pen.take();
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function textOf(attributes: Attributes, content: string, scale: number): Text {
  const figure = (name: string) => Number(attributes.get(name) ?? 0) * scale;
  const [turn = 0] = figuresOf(attributes.get('transform') ?? '');
  return {
    kind: 'text',
    layer: 'text',
    at: [figure('x'), -figure('y')],
    text: content.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity),
    size: figure('font-size'),
    font: (/\bt-([\w-]+)/.exec(attributes.get('class') ?? '')?.[1] ?? 'sans') as FontName,
    anchor: (attributes.get('text-anchor') ?? 'start') as Text['anchor'],
    angle: -turn,
  };
}

/** Layers under the names the caller knows them by, and what the class of a stroke adds to them. */
export interface SvgNames {
  layer(id: string): string;
  /** Layers beside its own that the style of a stroke says it belongs to, its material. */
  style(name: string): readonly string[];
}

/**
 * What a picture of a piece shows, in centimetres of its printed size with y upward. Refuses (RangeError) what it does
 * not understand, and a picture that names no printed size.
 */
export function readSvg(svg: string, names: SvgNames): InkForm {
  const [root = ''] = svg.match(/<svg[^>]*>/) ?? [];
  const frame = attributesOf(root);
  const [x = 0, y = 0, wide = 0, high = 0] = figuresOf(frame.get('viewBox') ?? '');
  const printed = /^([\d.]+)cm$/.exec(frame.get('width') ?? '')?.[1];
  if (!printed || !(wide > 0)) throw new RangeError('The picture names no printed size');
  const scale = Number(printed) / wide;
  const matrix: Motion = [scale, 0, 0, -scale, 0, 0];
  const strokes: InkStroke[] = [];
  const texts: InkText[] = [];
  let layer = '';
  for (const [tag, name, content = ''] of svg.matchAll(/<(g|path|text)\b[^>]*>(?:([^<]*)<\/text>)?/g)) {
    const attributes = attributesOf(tag.slice(0, tag.indexOf('>')));
    if (name === 'g') layer = names.layer(attributes.get('data-layer') ?? '');
    else if (name === 'text') {
      const text = textOf(attributes, content, scale);
      texts.push({ text: text.text, corners: textCorners(text), layers: [layer] });
    } else if (attributes.has('stroke')) {
      const style = /\bs-([\w-]+)/.exec(attributes.get('class') ?? '')?.[1] ?? '';
      const width = Number(attributes.get('stroke-width')) * scale;
      const lines = drawn(attributes.get('d') ?? '', matrix);
      strokes.push({ lines, width, dash: [], layers: [layer, ...names.style(style)] });
    }
  }
  const box: Box = [x * scale, -(y + high) * scale, (x + wide) * scale, -y * scale];
  return { strokes, fills: [], texts, placements: [], box };
}

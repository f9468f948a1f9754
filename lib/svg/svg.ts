import type { Look } from '@/lib/cloth/look';
import { safeText } from '@/lib/drawing/safe-text';
import { THEMES, type Theme } from '@/lib/drawing/styles';
import type { Drawing, DrawingCommand, FontName, Item, Stroke, Text } from '@/lib/drawing/types';
import { type ClothPaint, clothPaint } from './in-cloth';

interface SvgOptions {
  /** Spoken name; without it the picture is decoration and hidden from screen readers. */
  readonly title?: string;
  readonly theme?: 'screen' | 'print' | Theme;
  /** Printed width in cm: writes `width` and `height`; absent, the picture fills what holds it. */
  readonly widthCm?: number;
  /** `fixed`: lines keep their width on screen (in px, taking 1 cm as 38 px) however large the picture is shown. */
  readonly strokes?: 'scaled' | 'fixed';
  /** The cloth a garment is shown in: its inks take the place of those of the theme. */
  readonly look?: Look | undefined;
}

/** How a picture is inked. */
interface Inked {
  readonly theme: Theme;
  readonly fixed: boolean;
  readonly cloth?: ClothPaint | undefined;
}

const PIXELS_PER_CM = 96 / 2.54;

const FAMILIES: Readonly<Record<FontName, string>> = {
  sans: 'font-family="Source Sans 3 Variable, Source Sans 3, sans-serif"',
  'sans-bold': 'font-family="Source Sans 3 Variable, Source Sans 3, sans-serif" font-weight="600"',
  serif: 'font-family="Fraunces Variable, Fraunces, serif" font-weight="600"',
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe inside SVG, as content and in attributes. */
const escapeXml = (text: string): string => safeText(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

const figure = (cm: number): string => String(Math.round(cm * 1000) / 1000 + 0);

function step(command: DrawingCommand): string {
  const [letter, ...numbers] = command;
  return letter + numbers.map((value, i) => figure(i % 2 === 0 ? value : -value)).join(' ');
}

/** Path data of drawing commands, y turned downward, to 0.001 cm. */
export const pathData = (path: readonly DrawingCommand[]): string => path.map(step).join('');

function strokeAttributes({ stroke }: Stroke, { theme, fixed }: Inked): string {
  if (stroke === 'none') return '';
  const { width, dash, ink, cap } = theme.strokes[stroke];
  const unit = fixed ? PIXELS_PER_CM : 1;
  return [
    ` stroke="${ink}" stroke-width="${figure(width * unit)}"`,
    dash ? ` stroke-dasharray="${dash.map((cm) => figure(cm * unit)).join(' ')}"` : '',
    cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : '',
    fixed ? ' vector-effect="non-scaling-stroke"' : '',
  ].join('');
}

function strokeElement(item: Stroke, inked: Inked): string {
  const { fill = 'none', stroke, id, path, grain } = item;
  const classes = [stroke === 'none' ? '' : `s-${stroke}`, fill === 'none' ? '' : `f-${fill}`]
    .join(' ')
    .trim();
  const color = fill === 'none' ? 'none' : (inked.cloth?.paintOf(fill, grain) ?? inked.theme.fills[fill]);
  const name = id === undefined ? '' : ` data-id="${escapeXml(id)}"`;
  return `<path class="${classes}"${name} d="${pathData(path)}" fill="${color}"${strokeAttributes(item, inked)}/>`;
}

function textElement({ text, at, size, font, anchor, angle = 0, fill = 'ink' }: Text, theme: Theme): string {
  const [x, y] = [figure(at[0]), figure(-at[1])];
  const turn = angle === 0 ? '' : ` transform="rotate(${figure(-angle)} ${x} ${y})"`;
  const color = fill === 'none' ? 'none' : theme.fills[fill];
  return (
    `<text class="t-${font} f-${fill}" x="${x}" y="${y}" font-size="${figure(size)}" ${FAMILIES[font]}` +
    ` text-anchor="${anchor}" fill="${color}"${turn}>${escapeXml(text)}</text>`
  );
}

function element(item: Item, inked: Inked): string {
  return item.kind === 'stroke' ? strokeElement(item, inked) : textElement(item, inked.theme);
}

/** Neighbouring items of one layer share a group, so that a screen can show and hide layers. */
function groups(items: readonly Item[], inked: Inked): string {
  let open = '';
  let markup = '';
  for (const item of items) {
    if (item.layer !== open) {
      markup += `${open ? '</g>' : ''}<g data-layer="${item.layer}">`;
      open = item.layer;
    }
    markup += element(item, inked);
  }
  return open ? `${markup}</g>` : markup;
}

/**
 * The drawing as SVG with y turned downward, one unit a centimetre. Strokes and fills carry the classes
 * `s-<stroke>` and `f-<fill>` and their printed look as attributes, which any style sheet overrides.
 */
export function renderSvg(drawing: Drawing, options: SvgOptions = {}): string {
  const { title, theme = 'print', widthCm, strokes = 'scaled', look: shownIn } = options;
  const [x0, y0, x1, y1] = drawing.box;
  const size =
    widthCm === undefined
      ? ''
      : ` width="${figure(widthCm)}cm" height="${figure((widthCm * (y1 - y0)) / (x1 - x0))}cm"`;
  const label = title === undefined ? ' aria-hidden="true"' : ` role="img" aria-label="${escapeXml(title)}"`;
  const plain = typeof theme === 'string' ? THEMES[theme] : theme;
  const cloth = shownIn && clothPaint(drawing.items, shownIn, plain);
  const inked = { theme: cloth?.theme ?? plain, fixed: strokes === 'fixed', cloth };
  const defs = cloth ? `<defs>${cloth.defs}</defs>` : '';
  const body = defs + groups(drawing.items, inked);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x0, -y1, x1 - x0, y1 - y0].map(figure).join(' ')}"${size}${label}>` +
    `${title === undefined ? '' : `<title>${escapeXml(title)}</title>`}${body}</svg>`
  );
}

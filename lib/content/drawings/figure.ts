import 'server-only';
import { createHash } from 'node:crypto';
import type { Drawing } from '@/lib/drawing/types';
import { renderSvg } from '@/lib/svg/svg';
import { PAGE_THEME } from './page-theme';

/** A picture with its true size, so that several can be shown at one scale. */
export interface Figure {
  /** Where its drawing is fetched from; another drawing has another address. What holds the picture names it. */
  readonly address: string;
  readonly viewBox: string;
  /** Width of what is drawn, cm. */
  readonly width: number;
}

/** Folder of the drawings, below the address of the site. */
const FOLDER = '/static/drawings/';
/** Part of a drawing's file that pages refer to. */
const DRAWN = 'drawn';

const files = new Map<string, string>();

/** Keeps a drawing as a file for pages to refer to: inside a page it would be sent twice, and again with each page. */
export function figureOf(drawing: Drawing): Figure {
  const { viewBox, file } = pageFile(drawing);
  const name = `${createHash('sha256').update(file).digest('hex').slice(0, 16)}.svg`;
  files.set(name, file);
  const [x0, , x1] = drawing.box;
  return { address: `${FOLDER}${name}#${DRAWN}`, viewBox, width: x1 - x0 };
}

/** The drawings kept so far, by file name. */
export const keptDrawings: ReadonlyMap<string, string> = files;

/** A tenth of a millimetre is finer than any screen: what is beyond weighs and does not show. */
const rounded = (path: string) =>
  path.replace(/\d+\.\d{3,}/g, (figure) => String(Number(Number(figure).toFixed(2))));

/** As a file whose colours and letters are those of the page, and without the names that only tools read. */
function pageFile(drawing: Drawing): { readonly viewBox: string; readonly file: string } {
  const svg = renderSvg(drawing, { theme: PAGE_THEME, strokes: 'fixed' });
  const [, viewBox = '', drawn = ''] = /^<svg[^>]* viewBox="([^"]*)"[^>]*>(.*)<\/svg>$/s.exec(svg) ?? [];
  const plain = drawn
    .replace(/ d="[^"]*"/g, rounded)
    .replace(/ (?:class|data-id|data-layer)="[^"]*"/g, '')
    .replace(/ font-family="Fraunces[^"]*"/g, ' font-family="var(--serif)"')
    .replace(/ font-family="Source[^"]*"/g, ' font-family="var(--sans)"');
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="${DRAWN}">${plain}</g></svg>`;
  return { viewBox, file };
}

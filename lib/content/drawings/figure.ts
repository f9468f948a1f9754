import 'server-only';
import { createHash } from 'node:crypto';
import type { Look } from '@/lib/cloth/look';
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
/** What was drawn for figures that have a file to themselves, by address. */
const drawings = new Map<string, string>();

/** Keeps a drawing as a file for pages to refer to: inside a page it would be sent twice, and again with each page. */
export function figureOf(drawing: Drawing, look?: Look): Figure {
  const { viewBox, drawn } = onPage(drawing, look);
  const [x0, , x1] = drawing.box;
  const address = `${keepFile(part(DRAWN, drawn))}#${DRAWN}`;
  drawings.set(address, drawn);
  return { address, viewBox, width: x1 - x0 };
}

/** Cloth is part of each drawing it fills; in a file of several it is written once. */
function paintsOnce(parts: string): string {
  const paints = new Set<string>();
  const rest = parts.replace(/<defs>(.*?)<\/defs>/gs, (_, own: string) => {
    for (const [paint] of own.matchAll(/<pattern [^>]*?(?:\/>|>.*?<\/pattern>)/gs)) paints.add(paint);
    return '';
  });
  return [...paints].join('') + rest;
}

/** Keeps parts for pages to refer to as one file, and tells its address. Defined, not shown: nothing is laid out twice. */
export function keepFile(parts: string): string {
  const file = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${paintsOnce(parts)}</defs></svg>`;
  const name = `${createHash('sha256').update(file).digest('hex').slice(0, 16)}.svg`;
  files.set(name, file);
  return FOLDER + name;
}

/** What is drawn, under the name pages refer to it by. */
export const part = (name: string, drawn: string) => `<g id="${name}">${drawn}</g>`;

/** What was drawn for a figure that has a file to itself. */
export function drawnOf({ address }: Figure): string {
  const drawn = drawings.get(address);
  if (drawn === undefined) throw new Error(`${address} is no file of one drawing`);
  return drawn;
}

/** The drawings kept so far, by file name. */
export const keptDrawings: ReadonlyMap<string, string> = files;

/** A tenth of a millimetre is finer than any screen: what is beyond weighs and does not show. */
const rounded = (path: string) =>
  path.replace(/\d+\.\d{3,}/g, (figure) => String(Number(Number(figure).toFixed(2))));

/** With the colours and letters of the page, and without the names that only tools read. */
function onPage(
  drawing: Drawing,
  look: Look | undefined,
): { readonly viewBox: string; readonly drawn: string } {
  const svg = renderSvg(drawing, { theme: PAGE_THEME, strokes: 'fixed', look });
  const [, viewBox = '', items = ''] = /^<svg[^>]* viewBox="([^"]*)"[^>]*>(.*)<\/svg>$/s.exec(svg) ?? [];
  const drawn = items
    .replace(/ d="[^"]*"/g, rounded)
    .replace(/ (?:class|data-id|data-layer)="[^"]*"/g, '')
    .replace(/ font-family="Fraunces[^"]*"/g, ' font-family="var(--serif)"')
    .replace(/ font-family="Source[^"]*"/g, ' font-family="var(--sans)"');
  return { viewBox, drawn };
}

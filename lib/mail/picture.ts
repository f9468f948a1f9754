import 'server-only';
import { createElement as h } from 'react';
import { PAPER } from '@/lib/drawing/styles';

/** A picture that travels with its mail: shown without asking, and nobody learns that it was looked at. */
interface Enclosed {
  /** By which the mail's HTML names it (`cid:…`). */
  readonly cid: string;
  readonly png: Buffer;
}

/** Pixels to a pixel of the mail: sharp on a phone. */
const FINE = 2;
/** Room for a drawing in a mail, in its pixels. */
const ROOM = { width: 220, height: 260 } as const;
const VIEW = /viewBox="-?[\d.]+ -?[\d.]+ ([\d.]+) ([\d.]+)"/;
const DRAWN = /<img src="data:image\/svg\+xml;base64,([A-Za-z0-9+/=]+)" width="(\d+)" height="(\d+)"[^>]*>/g;

/** A drawing written into the HTML of a mail, as it waits to be sent; `alt` is escaped. */
export function drawingIn(svg: string, alt: string): string {
  const [, width = '1', height = '1'] = VIEW.exec(svg) ?? [];
  const scale = Math.min(ROOM.width / Number(width), ROOM.height / Number(height));
  const [wide, high] = [width, height].map((cm) => Math.round(Number(cm) * scale));
  const data = Buffer.from(svg).toString('base64');
  const style = 'border:0;max-width:100%';
  return `<img src="data:image/svg+xml;base64,${data}" width="${wide}" height="${high}" alt="${alt}" style="${style}">`;
}

/**
 * The HTML of a mail with each drawing in it as a PNG beside it, because mail programs show no SVG. A drawing that
 * cannot be made is left out: the words go without it.
 */
export async function enclosePictures(
  html: string,
): Promise<{ html: string; pictures: readonly Enclosed[] }> {
  const pictures: Enclosed[] = [];
  let shown = html;
  for (const [index, [tag, data = '', width, height]] of [...html.matchAll(DRAWN)].entries()) {
    const svg = Buffer.from(data, 'base64').toString();
    const cid = `drawing-${index + 1}@droitfil`;
    const png = await pngOf(svg, Number(width), Number(height)).catch(() => undefined);
    if (png) pictures.push({ cid, png });
    // Functions: what a pattern is called may hold signs that mean something to `replace`.
    shown = shown.replace(tag, () => (png ? tag.replace(/src="[^"]*"/, () => `src="cid:${cid}"`) : ''));
  }
  return { html: shown, pictures };
}

async function pngOf(svg: string, width: number, height: number): Promise<Buffer> {
  const { ImageResponse } = await import('next/og.js');
  const size = { width: width * FINE, height: height * FINE };
  const src = `data:image/svg+xml;base64,${Buffer.from(scaled(svg, size)).toString('base64')}`;
  // Opaque: where a mail program darkens the page, lines drawn on paper would be lost.
  const image = h('img', { src, ...size, alt: '', style: { background: PAPER } });
  return Buffer.from(await new ImageResponse(image, size).arrayBuffer());
}

/** Lines that keep their width on a screen are written in the drawing's own unit: what draws the PNG knows no other. */
function scaled(svg: string, size: { readonly width: number; readonly height: number }): string {
  const [, width = '1', height = '1'] = VIEW.exec(svg) ?? [];
  const unit = (FINE * Math.max(Number(width) / size.width, Number(height) / size.height)).toFixed(4);
  const inUnits = (figures: string) => figures.replace(/[\d.]+/g, (px) => String(Number(px) * Number(unit)));
  return svg.replace(/<[^>]* vector-effect="non-scaling-stroke"/g, (element) =>
    element
      .replace(' vector-effect="non-scaling-stroke"', '')
      .replace(/(stroke-width|stroke-dasharray)="([^"]+)"/g, (_, name, px) => `${name}="${inUnits(px)}"`),
  );
}

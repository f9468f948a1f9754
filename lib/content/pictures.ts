import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { createElement as h } from 'react';
import type { Look } from '@/lib/cloth/look';
import { PAPER } from '@/lib/drawing/styles';
import type { Drawing } from '@/lib/drawing/types';
import { flatDrawing } from '@/lib/flat/flat';
import { PICTURE_SIZE, SITE_PICTURE } from '@/lib/i18n/site-metadata';
import { renderSvg } from '@/lib/svg/svg';
import { drawnFigure, drawnWords } from './figures/draw-figure';
import { SHOWN, topIn } from './showcase/tops';
import { suggestionLook } from './suggestion-looks';
import { suggestion, suggestions } from './suggestions';

const TOILE = '#f6f1e7';
const HAIRLINE = '#ddd3c0';
const INK = '#1e2430';

/** Names of all the pictures there are. */
export function pictureNames(): readonly string[] {
  return [SITE_PICTURE, ...suggestions().map(({ slug }) => slug), ...drawnWords().map(wordPicture)];
}

/** Name of the picture of a dictionary word that has a drawing. */
export function wordPicture(word: string): string {
  return `${WORD}${word}`;
}

const WORD = 'word-';

/** A garment's technical drawing on paper, as PNG; nothing for a name that has none. Drawn while the site is built. */
export function picture(name: string): Response | undefined {
  if (name.startsWith(WORD)) {
    const figure = drawnFigure(name.slice(WORD.length));
    return figure && drawPicture([figure.drawing]);
  }
  const draft = name === SITE_PICTURE ? topIn(SHOWN.size, SHOWN.main) : suggestion(name)?.draft;
  const views = draft && (['front', 'back'] as const).map((view) => flatDrawing(draft, view));
  return views && drawPicture(views, suggestionLook(name));
}

const FONT = 'node_modules/@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf';

function drawPicture(views: readonly Drawing[], look?: Look): Response {
  const data = readFileSync(join(process.cwd(), FONT));
  return new ImageResponse(sheet(views, look), {
    ...PICTURE_SIZE,
    fonts: [{ name: 'Fraunces', data, weight: 400, style: 'normal' }],
    headers: { 'Cache-Control': 'public, max-age=86400' },
  });
}

/** Width of the outline in the drawing, and what it is to be in the picture. */
const OUTLINE_CM = 0.045;
const LINE_PX = 2.4;

const ROOM = { width: 510, height: 440 } as const;

function sheet(views: readonly Drawing[], look: Look | undefined) {
  const scale = Math.min(...views.map(fit));
  const paper = {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    justifyContent: 'space-around',
    background: PAPER,
    border: `2px solid ${HAIRLINE}`,
  };
  const name = { display: 'flex', paddingTop: 18, fontFamily: 'Fraunces', fontSize: 44, color: INK };
  return h(
    'div',
    { style: { display: 'flex', flexDirection: 'column', ...PICTURE_SIZE, padding: 40, background: TOILE } },
    h('div', { style: paper }, ...views.map((view, index) => drawn(view, scale, index, look))),
    h('div', { style: name }, 'Droitfil'),
  );
}

function fit({ box: [x0, y0, x1, y1] }: Drawing): number {
  return Math.min(ROOM.width / (x1 - x0), ROOM.height / (y1 - y0));
}

function drawn(view: Drawing, scale: number, key: number, look: Look | undefined) {
  const [x0, y0, x1, y1] = view.box;
  const svg = thickened(renderSvg(view, { theme: 'screen', look }), LINE_PX / (OUTLINE_CM * scale));
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return h('img', { key, src, width: (x1 - x0) * scale, height: (y1 - y0) * scale, alt: '' });
}

/** Lines made for paper would vanish in a picture of this size: each is drawn `by` times as wide. Cloth is as it is. */
function thickened(svg: string, by: number): string {
  const [, cloth = '', lines = svg] = /^(.*<\/defs>)(.*)$/s.exec(svg) ?? [];
  return cloth + withWiderLines(lines, by);
}

function withWiderLines(svg: string, by: number): string {
  const times = (figures: string) => figures.replace(/[\d.]+/g, (each) => String(Number(each) * by));
  return svg.replace(
    /(stroke-width|stroke-dasharray)="([^"]+)"/g,
    (_, name: string, figures: string) => `${name}="${times(figures)}"`,
  );
}

import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { drawingIn, enclosePictures } from './picture';

const RED = '<path d="M0 0H10V20H0Z" fill="#b52f2f"/>';
const square = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20">${inside}</svg>`;

const enclosed = async (inside: string) => {
  const { html, pictures } = await enclosePictures(`<p>${drawingIn(square(inside), 'Robe')}</p>`);
  const png = pictures[0] && PNG.sync.read(pictures[0].png);
  return { html, pictures, png };
};

/** Share of the points across the middle of a picture that are dark. */
function darkness({ width, height, data }: PNG): number {
  const row = Array.from({ length: width }, (_, x) => data[((height >> 1) * width + x) * 4] ?? 0);
  return row.filter((value) => value < 60).length / width;
}

describe('a drawing in a mail', () => {
  it('goes beside it as a PNG, twice as fine as it is shown', async () => {
    const { html, pictures, png } = await enclosed(RED);
    expect(html).toMatch(
      /^<p><img src="cid:drawing-1@droitfil" width="130" height="260" alt="Robe"[^>]*><\/p>$/,
    );
    expect(pictures).toHaveLength(1);
    expect([png?.width, png?.height]).toEqual([260, 520]);
    expect([...(png?.data.subarray(0, 4) ?? [])]).toEqual([0xb5, 0x2f, 0x2f, 0xff]);
  });

  it('has lines as wide as on a screen, however large what it shows', async () => {
    const line = '<path d="M5 0V20" stroke="#000" stroke-width="2" vector-effect="non-scaling-stroke"/>';
    const { png } = await enclosed(`<rect width="10" height="20" fill="#fff"/>${line}`);
    // 2 of 130 points.
    expect(darkness(png as PNG)).toBeCloseTo(2 / 130, 2);
  });

  it('is left out when it cannot be drawn, and the words stay', async () => {
    const { html, pictures } = await enclosePictures(`<p>Bonjour ${drawingIn('no drawing', '')}</p>`);
    expect(pictures).toEqual([]);
    expect(html).toBe('<p>Bonjour </p>');
  });

  it('keeps its words as they are', async () => {
    const { html } = await enclosePictures(drawingIn(square(RED), 'Robe $& $1'));
    expect(html).toContain('alt="Robe $& $1"');
  });

  it('is all that is touched', async () => {
    const html = '<p>data:image/svg+xml;base64,AAAA $& <img src="cid:x"></p>';
    expect(await enclosePictures(html)).toEqual({ html, pictures: [] });
  });
});

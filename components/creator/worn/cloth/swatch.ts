/** A photograph of the wearer's own cloth. It stays in the browser. */
export interface Swatch {
  readonly picture: ImageBitmap;
  /** What of the cloth it shows from side to side, cm. */
  readonly width: number;
}

/** Larger than this it is made smaller: a card cannot hold more, pixels. */
const MOST = 1024;
/** A photograph shows this much of a cloth while nothing else is said, cm. */
const USUAL_WIDTH = 20;

/** The swatch in a file. Refuses what is no picture. */
export async function readSwatch(file: Blob): Promise<Swatch> {
  const whole = await createImageBitmap(file);
  const share = Math.min(1, MOST / Math.max(whole.width, whole.height));
  if (share === 1) return { picture: whole, width: USUAL_WIDTH };
  const picture = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * share),
    resizeHeight: Math.round(whole.height * share),
    resizeQuality: 'high',
  });
  whole.close();
  return { picture, width: USUAL_WIDTH };
}

import { contrast, luminance, mixed } from './colours';
import { type Look, printOf } from './look';
import type { Print } from './types';

/** In which colours a garment is drawn, each `#rrggbb`. */
export interface Inks {
  /** The cloth as the eye sees it from afar. */
  readonly body: string;
  /** Its wrong side, in the shadow of the garment. */
  readonly inside: string;
  /** Of lines and stitches: dark on light cloth, light on dark. */
  readonly line: string;
  /** Of the lines a choice changes: a red that is seen on this cloth. */
  readonly trace: string;
  readonly shell: Print;
  /** Of collar, cuffs, belt and bound edges. */
  readonly trim: Print;
}

const DARK = '#1e2430';
const LIGHT = '#fffaf0';
/** Where dark and light lines are equally well seen. */
const MIDDLE = 0.17;
/** Reds from the thread's own to what is left of it on cloth that is red itself. */
const REDS = ['#c23b2c', '#8f1710', '#f0836f', '#6e0d0a', '#ffd2c7'];
/** WCAG 1.4.11, for lines that say something. */
const SEEN = 3;

/** The first red that is seen on a cloth, else the one seen best. */
function redOn(body: string): string {
  const best = REDS.toSorted((a, b) => contrast(b, body) - contrast(a, body));
  return REDS.find((red) => contrast(red, body) >= SEEN) ?? (best[0] as string);
}

function seenFromAfar({ ground, marks }: Print): string {
  return marks.reduce((seen, { fill, stroke, opacity = 1, covers = 0.1 }) => {
    const ink = fill ?? stroke;
    return ink === undefined ? seen : mixed(seen, ink, covers * opacity);
  }, ground);
}

/** Colours of a garment in its cloth: the same by day and by night, because they are those of the cloth. */
export function inksOf({ main, second = main }: Look): Inks {
  const [shell, trim] = [printOf(main), printOf(second)];
  const body = seenFromAfar(shell);
  const light = luminance(body) > MIDDLE;
  return {
    body,
    inside: mixed(body, '#171310', light ? 0.22 : 0.42),
    line: light ? DARK : mixed(body, LIGHT, 0.72),
    trace: redOn(body),
    shell,
    trim,
  };
}

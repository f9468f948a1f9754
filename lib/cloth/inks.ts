import { luminance, mixed } from './colours';
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
  readonly shell: Print;
  /** Of collar, cuffs, belt and bound edges. */
  readonly trim: Print;
}

const DARK = '#1e2430';
const LIGHT = '#fffaf0';
/** Where dark and light lines are equally well seen. */
const MIDDLE = 0.17;

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
    shell,
    trim,
  };
}

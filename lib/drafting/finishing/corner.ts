import type { Arm, ShapedCorner } from './arm';
import { mirrorCorner } from './corner-mirror';
import { mitreCorner } from './corner-mitre';
import { squareCorner } from './corner-square';

type Shaper = (first: Arm, second: Arm) => ShapedCorner;

function swapped(shaper: Shaper): Shaper {
  return (before, after) => {
    const shaped = shaper(after, before);
    return { before: shaped.after, between: [...shaped.between].reverse(), after: shaped.before };
  };
}

// A fold decides over a square end, a square end over a mitre; two alike at one corner are mitred.
function shaperFor(before: Arm, after: Arm): Shaper {
  for (const [shape, shaper] of [
    ['mirror', mirrorCorner],
    ['square', squareCorner],
  ] as const) {
    if (before.shape === shape && after.shape === shape) return mitreCorner;
    if (before.shape === shape) return shaper;
    if (after.shape === shape) return swapped(shaper);
  }
  return mitreCorner;
}

/** The cut line about one corner, shaped as its two edges ask. */
export function shapeCorner(before: Arm, after: Arm): ShapedCorner {
  return shaperFor(before, after)(before, after);
}

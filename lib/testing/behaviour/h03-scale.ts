import type { Choices } from '@/lib/choices/types';
import { type Body, MEASUREMENTS } from '@/lib/measurements/names';
import { measureDraft } from '@/lib/pattern/measured-draft';
import type { Draft } from '@/lib/pattern/types';
import type { Draw, Lapse } from './lapse';

function scaled(body: Body, factor: number): Body {
  return Object.fromEntries(MEASUREMENTS.map((name) => [name, body[name] * factor])) as unknown as Body;
}

const STEP = 0.04;

/** Lengths of the lines of each piece; a zip, which is sold in steps, and the seam below it are one line. */
function lineLengths(draft: Draft): Map<string, number> {
  const lengths = new Map<string, number>();
  for (const { id, edges } of measureDraft(draft).pieces) {
    for (const { line, length } of edges) {
      const name = `${id}/${line.split('-')[0]}`;
      lengths.set(name, (lengths.get(name) ?? 0) + length);
    }
  }
  return lengths;
}

/**
 * INVARIANTS H3. Our constants (ease, rises) stay as they are while the body grows, so a line that follows the
 * body grows by equal steps with it: the second difference of its length, cm, is what does not scale.
 */
export function scaleErrors(draw: Draw, choices: Choices, body: Body): Lapse[] {
  const at = (factor: number) => lineLengths(draw(choices, scaled(body, factor)));
  const [small, large] = [at(1 - STEP), at(1 + STEP)];
  return [...at(1)].flatMap(([where, length]) => {
    const before = small.get(where);
    const after = large.get(where);
    if (before === undefined || after === undefined) return [];
    return [{ where, figure: Math.abs(before - 2 * length + after) }];
  });
}

import { mergePlans, operation } from '../kernel/plan';
import { type Strip, stripPanel, stripSeams } from '../kernel/strip';
import { type Belt, beltWidth } from './belt';
import { beltLine } from './belt-line';
import { loopFor } from './loop-length';
import { withLoops } from './loops';

/** What a tie belt has over the waist for knot and ends (METHODS §10: 100–140). */
const OVER_WAIST = 120;

/**
 * A belt to tie, its ends slanted. Two strips joined at the back, so that it is cut out of any width of cloth
 * (INVARIANTS A17).
 */
export const TIE: Belt = {
  id: 'tie',
  add: (plan, context) => {
    const line = beltLine(plan, context, loopFor(context.choices).length);
    const strip: Strip = {
      id: 'belt',
      part: 'belt',
      length: (line.girth + OVER_WAIST) / 2,
      width: beltWidth(context.choices),
      count: 2,
      start: 'joined',
      tip: 'slanted',
    };
    const turned = operation({ id: 'turn-belt', operation: 'turn-strip', families: ['belt'] });
    return mergePlans(withLoops(plan, context, line), {
      panels: [stripPanel(strip)],
      seams: stripSeams(strip, 'sew-belt'),
      operations: [turned],
    });
  },
};

import { mergePlans, operation } from '../kernel/plan';
import { interfacingOf, type Strip, stripPanel, stripSeams } from '../kernel/strip';
import { type Belt, beltWidth } from './belt';
import { beltLine } from './belt-line';
import { loopFor } from './loop-length';
import { withLoops } from './loops';

/** What a belt with a buckle has over the waist (METHODS §10: 15–25). */
const OVER_WAIST = 20;

/** A stiffened belt with a point at one end; the other, left open to turn it, goes round the buckle. */
export const BUCKLE: Belt = {
  id: 'buckle',
  add: (plan, context) => {
    const width = beltWidth(context.choices);
    const line = beltLine(plan, context, loopFor(context.choices).length);
    const strip: Strip = {
      id: 'belt',
      part: 'belt',
      length: line.girth + OVER_WAIST,
      width,
      start: 'raw',
      tip: 'pointed',
    };
    const belt = stripPanel(strip);
    const families = ['belt', 'belt-interfacing'];
    return mergePlans(withLoops(plan, context, line), {
      panels: [belt, interfacingOf(belt, 'belt-interfacing')],
      seams: stripSeams(strip, 'sew-belt'),
      operations: [
        operation({ id: 'interface-belt', operation: 'interface', families }),
        operation({ id: 'turn-belt', operation: 'turn-strip', families: ['belt'] }),
        operation({ id: 'buckle', operation: 'attach-buckle', families: ['belt'] }),
      ],
      notions: [{ kind: 'buckle', count: 1, width }],
    });
  },
};

import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { polyline } from '@/lib/geometry/path';
import type { Notion } from '@/lib/pattern/types';
import { clothWidth, drawnOn, placeOnCloth } from '../kernel/cloth';
import type { Panel } from '../kernel/panel';
import { mergePlans, operation } from '../kernel/plan';
import { interfacingOf, type Strip, stripPanel, stripSeams } from '../kernel/strip';
import { holeFor } from '../openings/buttonholes';
import { type Belt, beltWidth } from './belt';
import { backCloth } from './waist';

/** Share of the back's waist that the half-belt spans: from dart to dart (H). */
const SPAN = 0.5;
/** Its buttons stand this far from its points; one on the inside takes their pull off the cloth of the back. */
const BUTTON = { fromTip: 2.5, width: 2, backing: 1 };
const HELD: readonly Notion[] = [
  { kind: 'button', use: 'half-belt', count: 2, width: BUTTON.width },
  { kind: 'backing-button', use: 'half-belt', count: 2, width: BUTTON.backing },
];

/** The back opens under it, so that one end has to come off its button. */
const crossesOpening = ({ options }: Choices): boolean => {
  const opening = traitsOf(OPENING, options);
  return opening?.face === 'back' && opening.closes !== 'loop';
};

/** The end that unbuttons, its hole through both layers in the middle of the folded strip. */
function buttonedEnd(strip: Panel, { length, width }: Strip): Panel {
  const button = { x: width / 2, y: length - BUTTON.fromTip };
  return { ...strip, marks: [...strip.marks, holeFor(button, BUTTON.width, -90)] };
}

/** A stiffened strap with a point at either end, held on the back by two buttons. Drawn and cut from end to end. */
export const HALF_BELT: Belt = {
  id: 'half-belt',
  add: (plan, context) => {
    const width = beltWidth(context.choices);
    const { panels, level } = backCloth(plan, context, width);
    const reach = SPAN * clothWidth(panels, level);
    const strip: Strip = {
      id: 'half-belt',
      part: 'belt',
      // Over a back that is drawn in it is as much shorter as the cloth between its ends.
      length: 2 * reach * (plan.construction.drawnShare ?? 1),
      width,
      start: 'closed',
      startTip: 'pointed',
      tip: 'pointed',
    };
    const plain = stripPanel(strip);
    const opens = crossesOpening(context.choices);
    const belt = opens ? buttonedEnd(plain, strip) : plain;
    const families = ['half-belt', 'half-belt-interfacing'];
    return mergePlans(
      { ...plan, panels: placed(plan.panels, panels, level, reach, width) },
      {
        panels: [belt, interfacingOf(belt, 'half-belt-interfacing')],
        seams: stripSeams(strip, 'sew-belt', 'halfBelt'),
        operations: [
          operation({ id: 'interface-half-belt', operation: 'interface', families }),
          operation({
            id: 'turn-half-belt',
            operation: 'turn-strip',
            stage: 'loops',
            families: ['half-belt'],
          }),
          operation({
            id: 'half-belt',
            operation: 'attach-half-belt',
            families: ['half-belt'],
            figures: { count: 2, opens: opens ? 'yes' : 'no' },
          }),
        ],
        notions: HELD,
      },
    );
  },
};

/** The end of the belt marked on the back, and the button that holds it. */
function placed(
  all: readonly Panel[],
  own: readonly Panel[],
  level: number,
  reach: number,
  width: number,
): Panel[] {
  const end = placeOnCloth(own, level, reach);
  const button = placeOnCloth(own, level, reach - BUTTON.fromTip);
  const path = polyline({ x: end.at.x, y: level - width / 2 }, { x: end.at.x, y: level + width / 2 });
  const marked = drawnOn(all, end.panel.id, { internals: [{ id: 'half-belt', kind: 'placement', path }] });
  return drawnOn(marked, button.panel.id, { marks: [{ kind: 'drill', at: button.at }] });
}

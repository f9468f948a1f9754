import type { CheckContext } from '../context/context';
import { distanceToLine } from '../context/distances';
import { landmarkOn } from '../context/landmarks';
import type { PieceView } from '../context/piece-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

function armholeDistance(view: PieceView, p: { x: number; y: number }): number {
  const armholes = view.edges.filter(({ line }) => line === 'armhole');
  return Math.min(...armholes.map(({ points }) => distanceToLine(p, points)));
}

/** Half the width at its level, and that the armhole passes there; a garment without sleeves may be cut in further. */
function widthReadings(context: CheckContext, face: 'front' | 'back'): Reading[] {
  const found = landmarkOn(context, face, `${face}Width`);
  if (!found) return [];
  const { body, construction, choices } = context.draft;
  const ease = construction[`${face}WidthEase`] ?? 0;
  const wide = {
    figure: Math.abs(2 * Math.abs(found.at.x) - body[`${face}Width`] - 2 * ease),
    where: `across ${face}`,
  };
  const passes = armholeDistance(found.view, found.at);
  if (choices.options.sleeve !== 'set-in' || !Number.isFinite(passes)) return [wide];
  return [wide, { figure: passes, where: `${face} armhole at the width line` }];
}

/** INVARIANTS E9. */
export const E9 = defineRule({
  id: 'E9',
  title: 'Back and front are as wide as measured, and their ease',
  limits: atMost(0.2),
  read: (context) => [...widthReadings(context, 'back'), ...widthReadings(context, 'front')],
});

import { pathLength } from '@/lib/geometry/length';
import { startOf } from '@/lib/geometry/path';
import { elbowDepth } from '../../blocks/estimates';
import { lineLength, linePath } from '../../kernel/lines';
import type { Panel } from '../../kernel/panel';
import { mergePlans } from '../../kernel/plan';
import { rounded } from '../../kernel/rounded';
import { type SeamPlan, seam } from '../../kernel/seams';
import { isOffShoulder } from '../../off-shoulder/off-shoulder';
import { laidInPleats } from '../ends/laid-in-pleats';
import { armEnd } from '../ends/registry';
import { wornGirth } from '../ends/worn-girth';
import { widthNotices } from '../fit';
import { sleeveReach } from '../lengths';
import type { Sleeve, SleevePlan, SleeveRequest } from '../sleeve';
import { leastUnderarm } from '../slit';
import { halvesEnd, halvesSeam } from '../two-halves';
import { RAGLAN_BELOW } from './below-shoulder';
import { type FittedHalf, type FittedRaglan, fitRaglan } from './fit-raglan';
import type { Half } from './half';
import { halfPanel, SLEEVE_HEM } from './half-panel';
import { BODY_LINE, SLEEVE_LINE } from './style-line';

/** Share of the narrower half of the lower edge that bends to meet the underarm seam squarely. */
const BEND = 0.85;

/** From the neckline to the underarm, notched where the seam runs into the armhole. */
function raglanSeam({ side, parted: { length } }: Half): SeamPlan {
  return seam({
    id: `raglan-${side}`,
    operation: 'sew-raglan',
    a: [{ family: side, line: SLEEVE_LINE }],
    b: [
      { family: side, line: BODY_LINE, reversed: true },
      { family: side, line: 'armhole', reversed: true },
    ],
    notches: [{ a: length, b: length, kind: side === 'front' ? 'single' : 'double' }],
  });
}

function girthOf(panels: readonly Panel[]): number {
  return panels
    .flatMap(({ internals }) => internals.filter(({ id }) => id === 'biceps'))
    .reduce((sum, { path }) => sum + pathLength(path), 0);
}

/** From the crown straight down to the lower edge. */
function hangs(panel: Panel): number {
  return -startOf(linePath(panel, 'overarm')).y;
}

function draw(request: SleeveRequest, fitted: FittedRaglan): SleevePlan {
  const { choices, body } = request;
  const width = fitted.front.width + fitted.back.width;
  const depth = Math.max(fitted.front.depth, fitted.back.depth);
  const reach = sleeveReach(choices, body, depth, width);
  const end = request.end ?? armEnd(choices);
  const added = end.depth(choices);
  const length = Math.max(reach.length - added, depth + leastUnderarm(end));
  const taper = (width - end.girth(reach, width, added / (reach.length - depth))) / 2;
  const bend = BEND * (Math.min(fitted.front.width, fitted.back.width) - taper);
  const half = (own: FittedHalf) =>
    halfPanel(own, { length, taper, bend, edge: end.edge, elbow: elbowDepth(body) });
  const [front, back] = [half(fitted.front), half(fitted.back)];
  const edgeLength = lineLength(front, SLEEVE_HEM) + lineLength(back, SLEEVE_HEM);
  const ended = halvesEnd(back, SLEEVE_HEM, end);
  const sleeveLength = hangs(front) + added;
  const drawn = { choices, reach, lines: ended.lines, slit: ended.slit, length: edgeLength, full: false };
  const site = { ...drawn, families: ['sleeve-back'] };
  const { panels, pleats, operations } = laidInPleats(end, site, [front, ended.back]);
  const biceps = girthOf(panels);
  return {
    ...mergePlans(
      {
        panels,
        operations,
        // In the order a lining is sewn in one step: over the arm, to the body, under the arm.
        seams: [
          halvesSeam('overarm', 'overarm', 'sew-overarm'),
          raglanSeam(fitted.front.half),
          raglanSeam(fitted.back.half),
          halvesSeam('underarm', 'sleeve-underarm', 'sew-sleeve-underarm'),
        ],
        finished: rounded({ biceps, sleeveLength, sleeveHem: wornGirth(end, reach, edgeLength) }),
        notices: widthNotices(request, width),
        ease: rounded({ biceps: biceps - body.bicepsCircumference }),
        construction: rounded({
          shoulderDrop: length - hangs(front),
          ...(added > 0 ? { sleeveEndDepth: added } : {}),
        }),
      },
      end.finish({ ...site, pleats }),
    ),
    redrawn: { front: fitted.front.half.parted.body, back: fitted.back.half.parted.body },
  };
}

/** A sleeve in two halves that take the shoulder with them up to the neckline (METHODS §5.3). */
export const RAGLAN: Sleeve = {
  id: 'raglan',
  draw: (request, lastTry) => {
    if (isOffShoulder(request.choices)) return RAGLAN_BELOW.draw(request, lastTry);
    const fitted = fitRaglan(request, lastTry);
    return fitted === 'deepen-armhole' ? fitted : draw(request, fitted);
  },
};

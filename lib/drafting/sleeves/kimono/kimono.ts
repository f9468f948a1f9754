import { item } from '@/lib/geometry/sequence';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import { chosen } from '../../garments/chosen';
import { lineLength } from '../../kernel/lines';
import { mergePlans } from '../../kernel/plan';
import { rounded } from '../../kernel/rounded';
import { laidInPleats } from '../ends/laid-in-pleats';
import { ARM_ENDS } from '../ends/registry';
import { wornGirth } from '../ends/worn-girth';
import type { Sleeve, SleevePlan, SleeveRequest } from '../sleeve';
import { halvesEnd, halvesSeam } from '../two-halves';
import { fitArm } from './fit-arm';
import { RADIUS, roundness } from './fit-underarm';
import { kimonoPanel, SLEEVE_EDGE } from './panel';

const SEAMS = [
  halvesSeam('overarm', 'overarm', 'sew-overarm'),
  halvesSeam('underarm', 'sleeve-underarm', 'sew-kimono-underarm'),
];

/** Told when the underarm had to be drawn tighter than it ought to be: it will crease, and wants a stay tape. */
function roundNotices(radius: number): Notice[] {
  if (radius >= RADIUS - 0.05) return [];
  return [{ code: 'underarm-less-round', figures: { radius: toMillimetre(radius) } }];
}

function lengthNotices(longer: number): Notice[] {
  return longer > 0 ? [{ code: 'sleeve-lengthened', figures: { by: longer } }] : [];
}

function draw(request: SleeveRequest): SleevePlan {
  const { choices, body } = request;
  const { arm, reach, added, fitted, longer } = fitArm(request);
  const { width, length } = arm;
  const end = request.end ?? chosen(ARM_ENDS, choices.options['sleeve-finish']);
  const front = kimonoPanel(fitted.front, fitted.frontArm, fitted.requests.front, end.edge);
  const whole = kimonoPanel(fitted.back, fitted.backArm, fitted.requests.back, end.edge);
  const edgeLength = lineLength(front, SLEEVE_EDGE) + lineLength(whole, SLEEVE_EDGE);
  const { back, lines, slit } = halvesEnd(whole, SLEEVE_EDGE, end);
  const drawn = { choices, reach, lines, length: edgeLength, slit, full: false };
  const site = { ...drawn, families: ['back'] };
  const { panels, pleats, operations } = laidInPleats(end, site, [front, back]);
  return {
    ...mergePlans(
      {
        operations,
        seams: SEAMS,
        notices: [...roundNotices(roundness(fitted)), ...lengthNotices(longer)],
        finished: rounded({
          biceps: width,
          sleeveLength: length + added,
          sleeveHem: wornGirth(end, reach, edgeLength),
        }),
        ease: rounded({ biceps: width - body.bicepsCircumference }),
        construction: rounded({
          underarmRadius: fitted.backArm.radius,
          ...(added > 0 ? { sleeveEndDepth: added } : {}),
        }),
      },
      end.finish({ ...site, pleats }),
    ),
    redrawn: { front: item(panels, 0), back: item(panels, 1) },
  };
}

/** Sleeves cut in one with front and back, round under the arm (METHODS §5.3). */
export const KIMONO: Sleeve = { id: 'kimono', draw };

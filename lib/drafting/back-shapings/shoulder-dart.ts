import type { Choices } from '@/lib/choices/types';
import { closestPlace } from '@/lib/geometry/closest';
import { lengthAtPlace, pathLength, subPath } from '@/lib/geometry/length';
import { withEnd, withStart } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import type { ShoulderDart } from '../blocks/bodice/back-shoulder';
import { dartEdges } from '../kernel/darts';
import { hasLine, linePath } from '../kernel/lines';
import { edge, type Panel, type PanelEdge } from '../kernel/panel';
import { replaceRun } from '../kernel/replace';
import { stretches } from '../kernel/stretches';
import { isOffShoulder } from '../off-shoulder/off-shoulder';
import { BODY_LINE } from '../sleeves/raglan/style-line';
import { hasTops } from '../sleeves/straps';
import type { BackShaping, ShapedBack } from './shaping';

export const SHOULDER_DART_NAME = 'shoulder-dart';
const NAME = SHOULDER_DART_NAME;

/** The shoulder seam parted by the dart, from the tip to the neck. */
function withDart(path: Path, { inner, outer, tip }: ShoulderDart): PanelEdge[] {
  const along = (p: Point) => lengthAtPlace(path, closestPlace(path, p));
  const [from, to] = [along(outer), along(inner)];
  return [
    ...stretches('shoulder', withEnd(subPath(path, 0, from), outer)),
    ...dartEdges(NAME, outer, tip, inner),
    edge('shoulder', withStart(subPath(path, to, pathLength(path)), inner), { from }),
  ];
}

/** The back with its dart lying open in the shoulder, which the block has lengthened for it. */
export function withShoulderDart(back: Panel, dart: ShoulderDart): Panel {
  const sewn = replaceRun(back, 'shoulder', 'shoulder', withDart(linePath(back, 'shoulder'), dart));
  return { ...sewn, darts: { ...back.darts, [NAME]: dart.tip } };
}

/** What is told where there is none: a back that ends lower, a seam that runs over the blade, too short a shoulder. */
function insteadOf(choices: Choices, back: Panel): string {
  if (hasTops(choices) || isOffShoulder(choices)) return 'shoulder-dart-left-out';
  return hasLine(back, BODY_LINE) ? 'shoulder-dart-in-raglan' : 'shoulder-dart-eased';
}

/** A dart from the shoulder to the shoulder blade, in place of ease (METHODS §3.3), beside darts at a fitted waist. */
export const SHOULDER_DART: BackShaping = {
  id: NAME,
  atWaist: true,
  shoulderDart: true,
  shape: ({ bodice, choices, whole }): ShapedBack => {
    // Cut away with its shoulder, this half alone has none.
    if (whole && !isOffShoulder(choices)) return { back: bodice.back };
    const { dart } = bodice.backOutline.shoulder;
    if (dart) return { back: withShoulderDart(bodice.back, dart) };
    return { back: bodice.back, notices: [{ code: insteadOf(choices, bodice.back), figures: {} }] };
  },
};

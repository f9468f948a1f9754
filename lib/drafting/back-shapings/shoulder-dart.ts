import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import type { Path } from '@/lib/geometry/types';
import type { ShoulderDart } from '../blocks/bodice/back-shoulder';
import { dartEdges } from '../kernel/darts';
import { linePath } from '../kernel/lines';
import { edge, type Panel, type PanelEdge } from '../kernel/panel';
import { replaceRun } from '../kernel/replace';
import type { BackShaping, ShapedBack } from './shaping';

const NAME = 'shoulder-dart';

/** The shoulder seam parted by the dart, from the tip to the neck. */
function withDart(path: Path, { inner, outer, tip }: ShoulderDart): PanelEdge[] {
  const start = startOf(path);
  return [
    edge('shoulder', polyline(start, outer)),
    ...dartEdges(NAME, outer, tip, inner),
    edge('shoulder', polyline(inner, endOf(path)), { from: distance(start, outer) }),
  ];
}

function darted(back: Panel, dart: ShoulderDart): Panel {
  const sewn = replaceRun(back, 'shoulder', 'shoulder', withDart(linePath(back, 'shoulder'), dart));
  return { ...sewn, darts: { ...back.darts, [NAME]: dart.tip } };
}

/** A dart from the shoulder to the shoulder blade, in place of ease (METHODS §3.3), beside darts at a fitted waist. */
export const SHOULDER_DART: BackShaping = {
  id: NAME,
  atWaist: true,
  shoulderDart: true,
  shape: ({ bodice }): ShapedBack => {
    const { dart } = bodice.backOutline.shoulder;
    if (dart) return { back: darted(bodice.back, dart) };
    return { back: bodice.back, notices: [{ code: 'shoulder-dart-eased', figures: {} }] };
  },
};

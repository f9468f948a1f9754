import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import type { ShoulderDart } from '../blocks/bodice/back-shoulder';
import { dartEdges } from '../kernel/darts';
import { edge, type Panel, type PanelEdge } from '../kernel/panel';
import type { BackShaping, ShapedBack } from './shaping';

const NAME = 'shoulder-dart';

/** The shoulder seam parted by the dart, from the tip to the neck. */
function withDart({ path }: PanelEdge, { inner, outer, tip }: ShoulderDart): PanelEdge[] {
  const start = startOf(path);
  return [
    edge('shoulder', polyline(start, outer)),
    ...dartEdges(NAME, outer, tip, inner),
    edge('shoulder', polyline(inner, endOf(path)), { from: distance(start, outer) }),
  ];
}

function darted(back: Panel, dart: ShoulderDart): Panel {
  const edges = back.edges.flatMap((own) => (own.line === 'shoulder' ? withDart(own, dart) : [own]));
  return { ...back, edges, darts: { ...back.darts, [NAME]: dart.tip } };
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

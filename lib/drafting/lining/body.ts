import type { Bodice } from '../blocks/bodice/bodice';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { SIDE_DART } from '../bust-shapings/side-dart';
import type { GarmentContext } from '../garments/addition';
import { hasDart } from '../kernel/darts';
import type { Panel } from '../kernel/panel';
import { cutAway } from './cut-away';
import { withPleat } from './pleat';
import { isSewnToHem, liningRise } from './request';
import { withRoom } from './room';

export const LINING = { front: 'lining-front', back: 'lining-back' } as const;

/** The lower edge: sewn to the hem that is turned up, or hemmed by itself. */
function withEdge(panel: Panel, sewn: boolean): Panel {
  const own = sewn
    ? ({ role: 'finished', kind: 'seam' } as const)
    : ({ role: 'hem', kind: 'narrow-hem' } as const);
  return { ...panel, edges: panel.edges.map((edge) => (edge.line === 'hem' ? { ...edge, ...own } : edge)) };
}

/** A dart in the lower edge would open beside the facing of the front edge: the cloth stays in, the sides give way. */
function blockFor({ plainTo, hem, opening, choices }: GarmentContext, rise: number): Bodice {
  const block = plainTo(hem + rise);
  const inHem = Object.keys(block.front.darts).some(
    (dart) => dart !== BUST_DART && hasDart(block.front, dart),
  );
  return inHem && opening.lap?.(choices, block).face === 'front' ? plainTo(hem + rise, false) : block;
}

/**
 * Front and back of the lining for the facings of the garment, the bust dart sewn from the side. Where there are sleeves
 * it has room to move; bare armholes are sewn to it edge to edge.
 */
export function liningBody(
  context: GarmentContext,
  facings: { readonly front: Panel; readonly back: Panel },
): { front: Panel; back: Panel } {
  const { choices, request } = context;
  const block = blockFor(context, liningRise(context));
  const sewn = isSewnToHem(choices.garment);
  const eased = (panel: Panel) => (request.sleeveless ? panel : withRoom(panel));
  const front = SIDE_DART.shape(eased(cutAway(block.front, facings.front, LINING.front))).front;
  const back = withPleat(eased(cutAway(block.back, facings.back, LINING.back)));
  return { front: withEdge(front, sewn), back: withEdge(back, sewn) };
}

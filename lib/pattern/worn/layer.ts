import type { Part, Piece } from '@/lib/pattern/types';

/** What of the garment a piece is: what is seen and hangs, what lies behind it, or what is sewn on to it. */
export type Layer = 'shell' | 'facing' | 'lining' | 'interfacing' | 'pocket' | 'trimming';

const BY_PART: Readonly<Record<Part, Layer>> = {
  front: 'shell',
  back: 'shell',
  'skirt-front': 'shell',
  'skirt-back': 'shell',
  sleeve: 'shell',
  cuff: 'shell',
  collar: 'shell',
  ruffle: 'shell',
  band: 'facing',
  facing: 'facing',
  lining: 'lining',
  interfacing: 'interfacing',
  pocket: 'pocket',
  belt: 'trimming',
  strap: 'trimming',
  binding: 'trimming',
};

/** The layer of a piece. Cloth of the lining is lining whatever it covers. */
export function layerOf({ part, material }: Pick<Piece, 'part' | 'material'>): Layer {
  if (material === 'lining' || material === 'interfacing') return material;
  return BY_PART[part];
}

import type { Bodice } from '../../blocks/bodice/bodice';
import { mergePlans, operation, type PlanPart } from '../../kernel/plan';
import { rounded } from '../../kernel/rounded';
import type { LineRef } from '../../kernel/seams';
import { type Strip, stripPanel, stripSeams } from '../../kernel/strip';
import type { Sleeve, SleeveRequest } from '../sleeve';
import { withTop } from './top';

const DEFAULT_WIDTH = 0.8;
/** A narrower strap is turned on the bias, round like a cord; a wider one lies flat on the straight grain (METHODS §10). */
const ROUND_BELOW = 1;
const BIAS = 45;

/** What a strap has over the way it goes, to be cut off where the wearer wants it (4, less what a thin one gives, 1). */
const TO_FIT = 3;
/** What each end has for a bow on the shoulder (METHODS §10: 28–35). */
const TO_TIE = 30;

/** Front and back, and how much of a strap lies on either side of the shoulder, cm. */
interface Tops {
  readonly redrawn: Pick<Bodice, 'front' | 'back'>;
  readonly front: number;
  readonly back: number;
}

function topsOf({ front, back }: Pick<Bodice, 'front' | 'back'>): Tops {
  const tops = { front: withTop(front), back: withTop(back) };
  return {
    redrawn: { front: tops.front.panel, back: tops.back.panel },
    front: tops.front.strap,
    back: tops.back.strap,
  };
}

/** A strap and the tops that its raw ends are sewn to. */
interface Strap {
  readonly id: string;
  readonly length: number;
  readonly tipEnd: 'raw' | 'closed';
  readonly faces: readonly ('front' | 'back')[];
}

export function strapPart(strap: Strap, width: number): PlanPart {
  const { id, length, tipEnd, faces } = strap;
  const strip: Strip = { id, part: 'strap', length, width, count: 2, start: 'raw', tip: 'square', tipEnd };
  const drawn = stripPanel(strip);
  const ends = tipEnd === 'raw' ? (['start', 'tip'] as const) : (['start'] as const);
  const raw = ends.flatMap((line): LineRef[] =>
    (['right', 'left'] as const).map((half) => ({ family: id, line: `${line}@${half}` })),
  );
  const tops = faces.map((family): LineRef => ({ family, line: 'shoulder' }));
  return {
    panels: [
      {
        ...drawn,
        grain: width < ROUND_BELOW ? BIAS : drawn.grain,
        edges: drawn.edges.map((own) => (own.kind === 'seam' ? { ...own, kind: 'enclosed' as const } : own)),
      },
    ],
    seams: stripSeams(strip, 'sew-strap'),
    operations: [
      operation({ id: `turn-${id}`, operation: 'turn-strap', families: [id] }),
      operation({ id: `baste-${id}`, operation: 'baste-strap', lines: [...raw, ...tops] }),
    ],
  };
}

/** The sleeve of the catalogue whose straps are these, drawn for the way that they go. */
function thin(id: 'thin-straps' | 'tied-straps', strapsFor: (tops: Tops) => readonly Strap[]): Sleeve {
  return {
    id,
    redraw: (bodice) => topsOf(bodice).redrawn,
    draw: ({ bodice, choices, whole }: SleeveRequest) => {
      // A lining hangs from the facing, and has no straps.
      if (whole) return {};
      const tops = topsOf(bodice);
      const width = choices.sizes['strap-width'] ?? DEFAULT_WIDTH;
      return {
        ...mergePlans(...strapsFor(tops).map((strap) => strapPart(strap, width))),
        redrawn: tops.redrawn,
        construction: rounded({ strapFront: tops.front, strapBack: tops.back }),
      };
    },
  };
}

/** One strap over each shoulder, from the top of the front to that of the back. */
export const THIN_STRAPS = thin('thin-straps', ({ front, back }) => [
  { id: 'strap', length: front + back + TO_FIT, tipEnd: 'raw', faces: ['front', 'back'] },
]);

/** Two for each shoulder, tied in a bow on it. */
export const TIED_STRAPS = thin('tied-straps', ({ front, back }) => [
  { id: 'strap-front', length: front + TO_TIE, tipEnd: 'closed', faces: ['front'] },
  { id: 'strap-back', length: back + TO_TIE, tipEnd: 'closed', faces: ['back'] },
]);

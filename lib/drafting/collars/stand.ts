import { required } from '@/lib/errors/required';
import type { Collar } from './collar';
import { hooksAndEyes } from './hook';
import { layeredCollar } from './layered';
import { halfNeck } from './neck';
import { uprightBand } from './upright-band';

/** A band that stands up round the neck, open where the garment opens; a point on the other side is a seam in it. */
export const STAND: Collar = {
  id: 'stand',
  draw: (request) => {
    const { neck, choices } = request;
    const height = required(choices.sizes['collar-height'], 'collar-height');
    const [open, closed] =
      neck.opens === 'back' ? (['back', 'front'] as const) : (['front', 'back'] as const);
    const { ends, loose } = neck;
    const half = uprightBand(halfNeck(neck), height, { loose, start: ends[closed], finish: ends[open] });
    const drawn = layeredCollar(request, {
      inside: { id: 'stand-inner', half },
      outside: { id: 'stand-outer', half },
      interfacing: 'stand-interfacing',
      centre: ends[closed].straight > 0 ? 'seam' : 'fold',
      along: true,
      fit: { from: closed },
    });
    return { ...drawn, ...hooksAndEyes(drawn, { family: 'stand-inner', line: 'end' }, height) };
  },
};

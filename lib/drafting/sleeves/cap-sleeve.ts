import type { Bodice } from '../blocks/bodice/bodice';
import { withExtension } from './extended';
import type { Sleeve } from './sleeve';

/** The shoulder drawn on by 4–8 at 30–45° (METHODS §5.3): shoulders slope by 19 and 23° already. */
const CAP = { length: 6, fall: 15, fullness: [0.62, 0.42], kind: 'enclosed' } as const;

const redraw = ({ front, back }: Pick<Bodice, 'front' | 'back'>) => ({
  front: withExtension(front, CAP),
  back: withExtension(back, CAP),
});

/** A sleeve that barely covers the top of the arm, grown on to front and back. */
export const CAP_SLEEVE: Sleeve = {
  id: 'cap',
  redraw,
  draw: ({ bodice, whole }) => ({
    ...(whole ? {} : { redrawn: redraw(bodice) }),
    finished: { capExtension: CAP.length },
  }),
};

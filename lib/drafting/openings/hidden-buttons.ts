import { buttoned } from './buttoned';
import { foldOfFly } from './fly';
import { placketRow } from './plackets';

/**
 * A front that buttons under its edge: the holes are in a fly that nobody sees. They stand upright whatever the edge is:
 * the fly is a narrow strip held along one side only, and a level hole, pulled across, would draw its fold from behind
 * the edge.
 */
export const HIDDEN_BUTTONS = buttoned({
  id: 'hidden-buttons',
  face: 'front',
  row: (choices) => {
    const row = placketRow('front', choices);
    return { ...row, lie: 'upright', under: foldOfFly(row.lap) };
  },
  hidden: true,
});

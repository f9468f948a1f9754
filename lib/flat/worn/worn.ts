import type { Draft } from '@/lib/pattern/types';
import { shoulderOver, sleeveBelow } from './below-shoulders';
import { wornFace } from './face';
import { frameOf, sewnFace } from './frame';
import { wornSkirt } from './skirt';
import { wornSleeve } from './sleeve';
import type { View, Worn } from './types';

/** The garment of a draft as worn, seen from the front or from the back. Refuses a draft without front or back. */
export function wornGarment(draft: Draft, view: View): Worn {
  const front = sewnFace(draft, 'front');
  const back = sewnFace(draft, 'back');
  const frame = frameOf(draft, front, back);
  const faces = { front: wornFace(front, frame), back: wornFace(back, frame) };
  const near = faces[view];
  const far = faces[view === 'front' ? 'back' : 'front'];
  const whole = wornSleeve(draft, frame, shoulderOver(near, frame));
  const sleeve = whole && near.below ? sleeveBelow(whole, near, far) : whole;
  const skirt = wornSkirt(draft, near);
  return { draft, view, near, far, ...(sleeve ? { sleeve } : {}), ...(skirt ? { skirt } : {}) };
}

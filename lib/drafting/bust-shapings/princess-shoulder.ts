import { lineLength } from '../kernel/lines';
import { princess } from './princess';

/** Panels from the middle of the shoulder over the bust to the lower edge. */
export const PRINCESS_SHOULDER = princess({
  id: 'princess-shoulder',
  line: 'shoulder',
  at: (front) => lineLength(front, 'shoulder') / 2,
});

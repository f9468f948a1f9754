import { polyline } from '@/lib/geometry/path';
import { edge, type Panel, panel } from '../kernel/panel';
import type { Ground } from './casing-ground';

/** What is turned in all round. */
const TURNED = { role: 'finished', kind: 'enclosed' } as const;

export const stripId = (face: Ground['face']): string => `waist-casing-${face}`;

/**
 * A strip from side to side, or on either side of an opening; its edges are turned in, its ends meet those of the next
 * one at the side. Cut along the thread, so that it does not stretch with what runs in it.
 */
export function casingStrip(ground: Ground, width: number): Panel {
  const [length, whole] = [ground.under, ground.flat === 0];
  const corner = (x: number, y: number) => ({ x, y });
  const [a, b, c, d] = [corner(0, 0), corner(length, 0), corner(length, width), corner(0, width)];
  const centre = polyline(d, a);
  return panel({
    id: stripId(ground.face),
    part: 'binding',
    cut: { count: whole ? 1 : 2, onFold: whole, mirrored: false },
    edges: [
      edge('edge@lower', polyline(a, b), TURNED),
      edge('end@side', polyline(b, c), TURNED),
      edge('edge@upper', polyline(c, d), TURNED),
      whole ? edge('fold', centre, { role: 'fold', kind: 'none' }) : edge('end@opening', centre, TURNED),
    ],
    grain: 0,
  });
}

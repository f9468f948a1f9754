import type { Light } from '@/lib/fabrics/types';
import { INSIDE } from '@/lib/fabrics/worn-look';
import { TOWARD_SUN } from './sunlight';

/** Shares of red, green and blue, each 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** What is seen of a surface at one place: its unit normal toward the eye's side, in the eye's space. */
export interface Spot {
  nx: number;
  ny: number;
  nz: number;
  /** Whether its right side is seen. */
  front: boolean;
  /** How deep it lies in a fold, as a share. */
  hollow: number;
  /** How much of the sun reaches it. */
  sunny: number;
}

/** Light of the sky and of the sun, by colour. */
const SKY: Colour = [0.36, 0.37, 0.4];
const SUN: Colour = [0.6, 0.585, 0.55];
/** Half way between the sun and the eye, where a smooth surface mirrors it. */
const MIRRORS = halfway();

function halfway(): Colour {
  const [x, y, z] = TOWARD_SUN;
  const size = Math.hypot(x, y, z + 1);
  return [x / size, y / size, (z + 1) / size];
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
const along = ({ nx, ny, nz }: Spot, [x, y, z]: Colour): number => nx * x + ny * y + nz * z;

/**
 * Turns the colour a surface has of itself into how daylight shows it: half of the light comes from the sky, half from the
 * sun, folds are darker, sheen is mirrored, fuzz glows at the rim. The creator's view has the same figures.
 */
export function shade(colour: Float32Array, spot: Spot, { sheen, gloss, fuzz }: Light): void {
  const { ny, nz, front, hollow, sunny } = spot;
  const direct = Math.max(0, along(spot, TOWARD_SUN) * 0.8 + 0.2) * mix(0.35, 1, sunny);
  const open = clamp(1 + (front ? -1.5 : 1.5) * hollow, 0.55, 1.2);
  const sky = mix(0.75, 1.08, 0.5 + 0.5 * ny) * open;
  const sun = direct * mix(1, open, 0.5);
  const glow = (1 - clamp(nz, 0, 1)) ** 3 * fuzz;
  const mirror = Math.max(0, along(spot, MIRRORS)) ** gloss * sheen * mix(0.3, 1, sunny);
  const [inside, thrown] = front ? [1, 0] : [INSIDE.darker, INSIDE.thrown];
  for (let k = 0; k < 3; k++) {
    const own = colour[k] as number;
    const light = ((SKY[k] as number) * sky + (SUN[k] as number) * sun) * inside + thrown;
    colour[k] = own * light + mirror * mix(1, own, 0.4) + glow * (0.3 + 0.7 * own);
  }
}

import { expect, it } from 'vitest';
import { FABRICS, type FabricName } from '@/lib/fabrics/fabrics';
import { type HeldCloth, heldCloth } from '@/lib/testing/geometry/held-cloth';
import { stuffOf } from '@/lib/tryon/stuff';

/** Cusick's drapemeter (ISO 9073-9): a disc lies on a smaller one, and its shadow is measured; radii, cm. */
const DISC = 15;
const STAND = 9;
const CORNERS = 72;
/** The disc begins bent down a little, in so many folds, and is let go. */
const FOLDS = 7;

/** From what bends most by its own weight to what does least. */
const BY_STIFFNESS: readonly FabricName[] = ['viscose-crepe', 'satin', 'poplin', 'linen', 'denim'];

function disc(fabric: FabricName): HeldCloth {
  const cloth = heldCloth({
    ...stuffOf(FABRICS[fabric]),
    corners: Array.from({ length: CORNERS }, (_, i) => {
      const angle = (2 * Math.PI * i) / CORNERS;
      return [DISC * Math.cos(angle), DISC * Math.sin(angle)] as const;
    }),
    spacing: 1.2,
    place: (x, y) => {
      const over = Math.max(0, Math.hypot(x, y) - STAND);
      return [x, over * (0.12 * Math.cos(FOLDS * Math.atan2(y, x) + 1) - 0.15), y];
    },
    isHeld: (x, y) => Math.hypot(x, y) <= STAND,
  });
  cloth.settle(120, 1e-3);
  return cloth;
}

/** Vertices of the rim, round the disc. */
function rimOf({ flat }: HeldCloth): number[] {
  const [x, y] = [(v: number) => flat[2 * v] as number, (v: number) => flat[2 * v + 1] as number];
  return Array.from({ length: flat.length / 2 }, (_, v) => v)
    .filter((v) => Math.hypot(x(v), y(v)) > DISC - 0.03)
    .sort((a, b) => Math.atan2(y(a), x(a)) - Math.atan2(y(b), x(b)));
}

/** The share of the ring beside the stand that the disc shades. */
function drapeOf({ positions }: HeldCloth, rim: readonly number[]): number {
  const twice = rim.reduce((sum, v, i) => {
    const w = rim[(i + 1) % rim.length] as number;
    const [ax, az, bx, bz] = [3 * v, 3 * v + 2, 3 * w, 3 * w + 2].map((at) => positions[at] as number) as [
      number,
      number,
      number,
      number,
    ];
    return sum + ax * bz - bx * az;
  }, 0);
  const stand = Math.PI * STAND ** 2;
  return (Math.abs(twice) / 2 - stand) / (Math.PI * DISC ** 2 - stand);
}

/** Vertices of the rim over which its way out is evened: a fold is many times as wide. */
const EVENED = [-2, -1, 0, 1, 2];

/** How often the rim comes out farther than its mean, and than beside that. */
function foldsOf({ positions }: HeldCloth, rim: readonly number[]): number {
  const out = rim.map((v) => Math.hypot(positions[3 * v] as number, positions[3 * v + 2] as number));
  const mean = out.reduce((sum, own) => sum + own, 0) / out.length;
  const even = out.map((_, i) =>
    EVENED.reduce((sum, j) => sum + (out[(i + j + out.length) % out.length] as number) / EVENED.length, 0),
  );
  const next = (i: number) => even[(i + 1) % even.length] as number;
  return even.filter((own, i) => own > mean && own > (even.at(i - 1) as number) && own >= next(i)).length;
}

it('a disc over a stand hangs in four to eight folds, and shades the more the stiffer its cloth is for its weight', () => {
  const drapes = BY_STIFFNESS.map((fabric) => {
    const cloth = disc(fabric);
    const rim = rimOf(cloth);
    expect([fabric, foldsOf(cloth, rim)]).toEqual([
      fabric,
      expect.toSatisfy((n: number) => n >= 4 && n <= 8),
    ]);
    return drapeOf(cloth, rim);
  });
  expect(drapes).toEqual([...drapes].sort((a, b) => a - b));
  expect(Math.min(...drapes)).toBeGreaterThan(0.05);
  expect(Math.max(...drapes)).toBeLessThan(0.75);
});

it('falls the same way again', () => {
  const [first, again] = [disc('satin'), disc('satin')];
  expect(again.positions).toEqual(first.positions);
});

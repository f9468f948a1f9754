/** Where a half bodice is taken in at the waist, cm of its width there. */
export interface WaistShaping {
  readonly centreBack: number;
  readonly back: readonly number[];
  /** Each of the two side edges. Negative where the waist is wider than the bust. */
  readonly side: number;
  readonly front: readonly number[];
  /** What no place could take: the waist stays this much wider. */
  readonly left: number;
}

interface ShapingPlaces {
  readonly centreBack: boolean;
  readonly back: boolean;
  readonly front: boolean;
}

interface Place {
  readonly weight: number;
  readonly most: number;
}

/** House split, between Bunka's and Gilewska's (METHODS §3.6); a side edge counts twice, front and back. */
const PLACES = {
  centreBack: { weight: 8, most: 1.5 },
  back: { weight: 30, most: 8 },
  side: { weight: 32, most: 8 },
  front: { weight: 30, most: 8 },
} as const satisfies Record<string, Place>;

/** A waist dart wider than this is made two. */
const WIDEST_WAIST_DART = 4;
/** A dart narrower than this is not worth sewing: its cloth goes to the side (INVARIANTS B9). */
export const NARROWEST_DART = 0.4;

/** A dart in the back of a waist that hangs loose: the rest of the cloth stays in it (METHODS §3.6). */
export const LOOSE_DART = { most: 2.5, least: 1.2 };

type PlaceName = keyof typeof PLACES;

/** What a place may take less than usual, cm of the half width there. */
interface Limits {
  readonly centreBack?: number;
  /** Each of the two side edges. */
  readonly side?: number;
}

/** `total` cm of half width shared out over the places there are. Nothing is ever taken in by less than nothing. */
export function shapeWaist(total: number, places: ShapingPlaces, limits: Limits = {}): WaistShaping {
  const offered: PlaceName[] = ['side'];
  for (const name of ['centreBack', 'back', 'front'] as const) if (places[name]) offered.push(name);
  if (total <= 0) return { centreBack: 0, back: [], side: total / 2, front: [], left: 0 };
  const shares = share(total, offered, limits);
  const tooSmall = offered.find((name) => name !== 'side' && (shares.get(name) ?? 0) < NARROWEST_DART);
  if (tooSmall) return shapeWaist(total, { ...places, [tooSmall]: false }, limits);
  const given = [...shares.values()].reduce((sum, value) => sum + value, 0);
  return {
    centreBack: shares.get('centreBack') ?? 0,
    back: split(shares.get('back') ?? 0),
    side: (shares.get('side') ?? 0) / 2,
    front: split(shares.get('front') ?? 0),
    left: total - given,
  };
}

/** By weight; what exceeds the most a place can take is shared out again over the others. */
function share(total: number, names: readonly PlaceName[], limits: Limits): Map<PlaceName, number> {
  const { centreBack = Infinity, side = Infinity } = limits;
  const own: Readonly<Partial<Record<PlaceName, number>>> = { centreBack, side: 2 * side };
  const most = (name: PlaceName) => Math.min(PLACES[name].most, own[name] ?? Infinity);
  const shares = new Map<PlaceName, number>(names.map((name) => [name, 0]));
  const taken = (name: PlaceName) => shares.get(name) ?? 0;
  let left = total;
  let open = [...names];
  while (left > 1e-9 && open.length > 0) {
    const weights = open.reduce((sum, name) => sum + PLACES[name].weight, 0);
    const round = left;
    for (const name of open) {
      const room = most(name) - taken(name);
      const part = Math.min(room, (round * PLACES[name].weight) / weights);
      shares.set(name, taken(name) + part);
      left -= part;
    }
    open = open.filter((name) => taken(name) < most(name) - 1e-9);
  }
  return shares;
}

function split(width: number): number[] {
  if (width === 0) return [];
  return width > WIDEST_WAIST_DART ? [width / 2, width / 2] : [width];
}

/** Nothing is taken in: sides and centre fall straight. */
const UNSHAPED: WaistShaping = { centreBack: 0, back: [], side: 0, front: [], left: 0 };

/** A half waist that hangs loose with so much to spare, cm: a dart in the back takes some of it, where it may. */
export function shapeLooseWaist(spare = 0): WaistShaping {
  const width = Math.min(spare, LOOSE_DART.most);
  return width < NARROWEST_DART ? UNSHAPED : { ...UNSHAPED, back: [width] };
}

/** A skirt wider than the line it hangs from: girths of the whole, cm, where it is sewn, as cut there, and at its lower edge. */
export interface Flare {
  readonly laid: number;
  readonly cut: number;
  readonly hem: number;
  /** Whether it widens below the seam, is gathered there, or is one of several tiers gathered to each other. */
  readonly manner?: 'whole' | 'gathered' | 'tiered';
  /** How long it is, cm. */
  readonly length: number;
}

/** Of what it is wider, this share goes into the cone it hangs as; the rest into folds. What is gathered falls nearly plumb. */
const CONE = { whole: 0.4, gathered: 0.05, tiered: 0.05 };
/** No cone begins flatter than this: so far out for so far down. */
const FLATTEST = 0.5;
/** Cloth that one fold takes up at the lower edge, cm. */
const FOLD = { whole: 15, gathered: 8, tiered: 12 };
/** Folds are as deep as they get so far below the seam, cm. */
const BEGINS = 5;
const PARTS = 64;
const ROUNDS = 30;

/** Folds that fall from a seam: how far out each place lies, and how far on round the body. */
export interface Waves {
  /** From so far round, radians from the middle of the front, and so far down, cm. */
  at(angle: number, off: number): { readonly out: number; readonly angle: number };
}

/**
 * Lays the width of a flared skirt as a cone about the body with as many even folds as the girth beyond it makes, a crest
 * in the middle of the front. Lengths round it are as cut, so that nothing springs when it is let go.
 */
export function wavesOf({ laid, cut, hem, length, manner = 'whole' }: Flare): Waves {
  const slope = Math.min(FLATTEST, (CONE[manner] * (hem - laid)) / (2 * Math.PI * length));
  const radius = (off: number) => laid / (2 * Math.PI) + slope * off;
  const girth = (off: number) => cut + (hem - cut) * Math.min(1, off / length);
  const count = Math.max(4, Math.round((hem - 2 * Math.PI * radius(length)) / FOLD[manner]));
  const known = new Map<number, Float64Array>();
  /** Of one fold at so far down: its steepness, then how much of its length lies before each of so many equal angles. */
  const foldAt = (level: number) => {
    const fold = known.get(level) ?? shaped(steepness(girth(level) / (2 * Math.PI * radius(level))));
    known.set(level, fold);
    return fold;
  };
  return {
    at: (angle, off) => {
      const fold = foldAt(Math.round(off));
      const turns = (angle * count) / (2 * Math.PI);
      const whole = Math.floor(turns);
      const within = angleAt(fold, turns - whole);
      const depth = ((fold[0] as number) * radius(off) * Math.min(1, off / BEGINS)) / count;
      return {
        out: slope * off + depth * Math.cos(2 * Math.PI * within),
        angle: ((whole + within) * 2 * Math.PI) / count,
      };
    },
  };
}

/** The length of a wave of so steep flanks, against the line it runs along. */
function lengthOf(steep: number): number {
  let sum = 0;
  for (let i = 0; i < PARTS; i++)
    sum += Math.sqrt(1 + (steep * Math.sin(((i + 0.5) / PARTS) * 2 * Math.PI)) ** 2);
  return sum / PARTS;
}

/** How steep a wave is that is so many times as long as the line it runs along. */
function steepness(times: number): number {
  let [low, high] = [0, 2 * Math.max(1, times)];
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2;
    if (lengthOf(middle) < times) low = middle;
    else high = middle;
  }
  return low;
}

function shaped(steep: number): Float64Array {
  const fold = new Float64Array(PARTS + 2);
  fold[0] = steep;
  for (let i = 0; i < PARTS; i++)
    fold[i + 2] =
      (fold[i + 1] as number) + Math.sqrt(1 + (steep * Math.sin(((i + 0.5) / PARTS) * 2 * Math.PI)) ** 2);
  const total = fold[PARTS + 1] as number;
  return fold.map((value, i) => (i === 0 ? value : value / total));
}

/** Which share of the way round one fold so great a share of its length ends. */
function angleAt(fold: Float64Array, share: number): number {
  let i = 1;
  while (i < PARTS && (fold[i + 1] as number) < share) i++;
  const [p, q] = [fold[i] as number, fold[i + 1] as number];
  return (i - 1 + (share - p) / (q - p)) / PARTS;
}

import { COLLAR } from './collar';
import { FRONT_NECKLINES } from './front-necklines';
import { asRounded } from './neckline';
import { OPENING } from './opening';
import type { Options } from './registry';
import { having, traitsOf } from './traits';

/** A lapel is turned over from a V. */
const OF_LAPEL = 'v';

/** The front neckline; a lapel brings its own. */
export const NECKLINE_FRONT = {
  ...FRONT_NECKLINES,
  word: 'neckline',
  // Fronts that cross and are tied come to a point, as long as nothing else is asked of them.
  defaultsBeside: [{ when: having(OPENING, ({ crosses }) => crosses), value: 'wrap' as const }],
  needs: having(COLLAR, ({ kind }) => kind !== 'lapel'),
  prevails: { unless: [OF_LAPEL], reason: 'lapel-brings-neckline' },
};

/** One shoulder is bare, and front and back differ from side to side. */
export const ONE_SIDED = having(NECKLINE_FRONT, ({ bares }) => bares === 'one');

/** Both shoulders are bare: its edge goes on over the sleeves. */
export const OFF_SHOULDER = having(NECKLINE_FRONT, ({ bares }) => bares === 'both');

/** One shoulder is bare, or both. */
export const BARE_SHOULDERS = having(NECKLINE_FRONT, ({ bares }) => bares !== undefined);

/** The front neckline as it is cut: that of a lapel, whatever was chosen without one. */
export function frontNeckline(options: Options): Options['neckline-front'] {
  return traitsOf(COLLAR, options)?.kind === 'lapel' ? OF_LAPEL : options['neckline-front'];
}

/** What is true of the front neckline as it is cut. */
export function frontTraits(options: Options) {
  return asRounded(traitsOf(NECKLINE_FRONT, { 'neckline-front': frontNeckline(options) }), options, 'front');
}

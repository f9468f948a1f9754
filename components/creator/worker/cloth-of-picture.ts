import type { Grain, Stroke } from '@/lib/drawing/types';
import type { LyingCloth } from './protocol';

/** Paints the page has, by the fill they take the place of: what they look like is its own affair. */
export const PAINTS = { shell: 'cloth-shell', trim: 'cloth-trim' } as const;

const paintFor = (fill: string): string | undefined => (PAINTS as Readonly<Record<string, string>>)[fill];

/** Which paints a picture of a garment is filled with. */
export interface ClothOfPicture {
  readonly lying: readonly LyingCloth[];
  /** Nothing for what is no cloth. */
  paintOf(fill: string, grain?: Grain): string | undefined;
}

const lyingId = (of: string, { turn, about }: Grain): string =>
  [of, turn, ...about].join('_').replaceAll('.', 'p');

/** The cloth of a garment's strokes: one paint for all that lies alike, in whatever picture of the page. */
export function clothOf(strokes: readonly Stroke[]): ClothOfPicture {
  const lying = new Map<string, LyingCloth>();
  for (const { fill = 'none', grain } of strokes) {
    const of = paintFor(fill);
    if (!of || !grain) continue;
    const id = lyingId(of, grain);
    lying.set(id, { id, of, turn: -grain.turn, about: [grain.about[0], -grain.about[1]] });
  }
  return {
    lying: [...lying.values()],
    paintOf(fill, grain) {
      const of = paintFor(fill);
      return of && grain ? lyingId(of, grain) : of;
    },
  };
}

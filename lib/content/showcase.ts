import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Figure } from './drawings/figure';
import { inOneFile } from './drawings/in-one-file';
import { type LaidPattern, laidPattern } from './showcase/laid-pattern';
import { frontPiece } from './showcase/pieces';
import { type SeamLengths, seamLengths } from './showcase/seams';
import { SHOWN, topIn } from './showcase/tops';
import { flatFigure } from './showcase/views';

/** What the home page shows of the engine's work: every picture drawn and every figure measured from real drafts. */
export interface Showcase {
  /** The same measurements, chosen differently. */
  readonly variants: readonly Figure[];
  readonly bodies: readonly { readonly size: string; readonly bust: number; readonly front: Figure }[];
  readonly seams: readonly SeamLengths[];
  readonly laid: LaidPattern;
}

/** Drafts the tops of the home page. Runs while pages are built, never for a request. */
export async function showcase(locale: Locale): Promise<Showcase> {
  const shown = topIn(SHOWN.size, SHOWN.main);
  const bodies = SHOWN.sizes.map((size) => topIn(size, SHOWN.main));
  const { figure, sheets } = await laidPattern(shown, locale);
  const figures = inOneFile({
    variants: SHOWN.variants.map((options) => flatFigure(topIn(SHOWN.size, options), 'front')),
    bodies: bodies.map(frontPiece),
    laid: [figure],
  });
  return {
    variants: figures.variants,
    bodies: figures.bodies.map((piece, index) => ({
      size: SHOWN.sizes[index] as string,
      bust: bodies[index]?.body.bustCircumference as number,
      front: piece,
    })),
    seams: seamLengths(shown),
    laid: { figure: figures.laid[0] as Figure, sheets },
  };
}

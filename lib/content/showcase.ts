import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Figure } from './drawings/figure';
import { type LaidPattern, laidPattern } from './showcase/laid-pattern';
import { frontPiece } from './showcase/pieces';
import { type SeamLengths, seamLengths } from './showcase/seams';
import { SHOWN, topIn } from './showcase/tops';
import { flatFigure } from './showcase/views';

/** What the home page shows of the engine's work: every picture drawn and every figure measured from real drafts. */
export interface Showcase {
  readonly top: {
    readonly size: string;
    /** Girth of the body and what the garment adds to it, cm. */
    readonly bust: number;
    readonly ease: number;
    readonly front: Figure;
    readonly back: Figure;
  };
  /** The same measurements, chosen differently. */
  readonly variants: readonly Figure[];
  readonly bodies: readonly { readonly size: string; readonly bust: number; readonly front: Figure }[];
  readonly seams: readonly SeamLengths[];
  readonly laid: LaidPattern;
}

/** Drafts the tops of the home page. Runs while pages are built, never for a request. */
export async function showcase(locale: Locale): Promise<Showcase> {
  const shown = topIn(SHOWN.size, SHOWN.main);
  return {
    top: {
      size: SHOWN.size,
      bust: shown.body.bustCircumference,
      ease: Math.round((shown.ease.bust ?? 0) * 10) / 10,
      front: flatFigure(shown, 'front'),
      back: flatFigure(shown, 'back'),
    },
    variants: SHOWN.variants.map((options) => flatFigure(topIn(SHOWN.size, options), 'front')),
    bodies: SHOWN.sizes.map((size) => {
      const draft = topIn(size, SHOWN.main);
      return { size, bust: draft.body.bustCircumference, front: frontPiece(draft) };
    }),
    seams: seamLengths(shown),
    laid: await laidPattern(shown, locale),
  };
}

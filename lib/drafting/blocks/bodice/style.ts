import type { Path, Point } from '@/lib/geometry/types';
import type { AllowanceKind } from '../../kernel/panel';
import type { Silhouette } from './side';

/** A neckline as it is cut: where it meets the shoulder seam, and the line from there to the centre. */
export interface NecklineCut {
  readonly shoulder: Point;
  readonly path: Path;
  /** The seam that goes on from there up to the neckline, where that is raised above it. */
  readonly rise?: Path;
}

/** What style asks of the bodice's outline. */
export interface BodiceStyle {
  readonly silhouette: Silhouette;
  /** Height of the lower edge. */
  readonly hem: number;
  /** How far above it the lower edge will be cut where waist darts come down to it, cm. */
  readonly hemRises?: Readonly<Record<'front' | 'back', number>>;
  /** The sides of a waist that is taken in bend no closer than this, for a zip in them, cm. */
  readonly sideRadius?: number | undefined;
  /** The back is cut in two and shaped at its centre. */
  readonly centreBackSeam: boolean;
  readonly backDarts: boolean;
  /** Least girth of a waist that hangs loose, which the back's darts may still take in to; without it they take in none. */
  readonly looseWaist?: number | undefined;
  /** Height of the lowest place of a back that has no shoulders: its darts end below that. */
  readonly backTop?: number | undefined;
  /** The back's waist is taken in at one place, however much that is. */
  readonly oneBackDart?: boolean;
  /** A dart lies in the back shoulder, in place of the ease that is worked in without it. */
  readonly backShoulderDart?: boolean;
  readonly frontDarts: boolean;
  /** The bust dart will be closed into the front waist dart. */
  readonly bustDartAtWaist: boolean;
  /** The front's waist is taken in at one place, however much that is. */
  readonly oneFrontDart?: boolean;
  /** Height above which a front waist dart at `x` would run into the bust dart, under the side it opens in. */
  frontTipBelow?(x: number, side: Path): number;
  /** No sleeve is set in: the armhole is turned inside a facing. */
  readonly bareArmhole: boolean;
  readonly front: NecklineCut;
  readonly back: NecklineCut;
}

/** What lies beyond an armhole: the seam of a sleeve, or the little that is turned with a facing (METHODS §11). */
export function armholeKind({ bareArmhole }: BodiceStyle): AllowanceKind {
  return bareArmhole ? 'enclosed' : 'seam';
}

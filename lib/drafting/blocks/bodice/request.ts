import type { Body } from '@/lib/measurements/names';
import type { Ease } from '../ease';

export interface BodiceRequest {
  readonly body: Body;
  readonly ease: Ease;
  readonly sleeveless: boolean;
  /** How far the shoulder tip of a bare armhole lies in; a centimetre where nothing is said. */
  readonly tipIn?: number;
  /** Width of the strap that is left of the shoulder, where there is one, cm. */
  readonly strapWidth?: number;
  /** The back has no shoulders: what the long edge of the front would gape is taken into the bust dart. */
  readonly haltered?: boolean;
  /** Extra depth of the armhole, and width per quarter, that a wide upper arm asks for. */
  readonly armholeExtra: number;
  readonly widthExtra: number;
  /** How much longer it is between shoulder and waist than the body, to hang over a waist that is drawn in, cm. */
  readonly blouson?: number;
}

import type { Body } from '@/lib/measurements/names';
import type { Ease } from '../ease';

export interface BodiceRequest {
  readonly body: Body;
  readonly ease: Ease;
  readonly sleeveless: boolean;
  /** Extra depth of the armhole, and width per quarter, that a wide upper arm asks for. */
  readonly armholeExtra: number;
  readonly widthExtra: number;
}

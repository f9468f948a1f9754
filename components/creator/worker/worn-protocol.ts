import type { Choices } from '@/lib/choices/types';
import type { FabricName } from '@/lib/fabrics/fabrics';
import type { Body } from '@/lib/measurements/names';
import type { BodyMesh } from '@/lib/tryon/body/mesh';
import type { ZoneFit } from '@/lib/tryon/fit/zone-fits';
import type { GarmentSurface } from '@/lib/tryon/show/garment-surface';
import type { HangStep } from '@/lib/tryon/try-on';

/** What is to be hung on whom. */
export interface WornJob {
  readonly choices: Choices;
  readonly body: Body;
  readonly fabric: FabricName;
}

/** A job, or that nothing asked before is wanted any more. */
export type WornMessage =
  | ({ readonly kind: 'hang'; readonly id: number } & WornJob)
  | { readonly kind: 'stop' };

/** A piece that the garment on the body goes without, and why. */
export interface LeftOut {
  readonly code: string;
  readonly piece: string;
}

/** The garment on the body as far as it has come, or why it does not hang. */
export type WornAnswer =
  | {
      readonly kind: 'worn';
      readonly id: number;
      /** `done`: at rest and brought to its true lengths. */
      readonly phase: HangStep['phase'] | 'done';
      readonly body: BodyMesh;
      readonly garment: GarmentSurface;
      readonly leftOut: readonly LeftOut[];
      /** Zone by zone, once it is done. */
      readonly fit: readonly ZoneFit[];
    }
  | { readonly kind: 'unhung'; readonly id: number; readonly code: string }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

export type WornShown = Extract<WornAnswer, { kind: 'worn' }>;

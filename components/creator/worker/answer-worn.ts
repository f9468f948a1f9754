import { sketch } from '@/lib/drafting/draft';
import { FABRICS } from '@/lib/fabrics/fabrics';
import type { Body } from '@/lib/measurements/names';
import type { Fitter } from '@/lib/tryon/body/fit';
import { zoneFits } from '@/lib/tryon/fit/zone-fits';
import { type GarmentSurface, surfacer } from '@/lib/tryon/show/garment-surface';
import { SHOWN_SPACING } from '@/lib/tryon/spacing';
import { stuffOf } from '@/lib/tryon/stuff';
import { type HangStep, hangSteps } from '@/lib/tryon/try-on';
import { type Wearer, wearerOf } from '@/lib/tryon/wearer';
import type { WornAnswer, WornJob } from './worn-protocol';

/** The wearer of these measurements; the last one is kept: choices change more often than bodies. */
export function wearerKeeper(fitter: Fitter): (body: Body) => Wearer {
  let kept: { readonly key: string; readonly wearer: Wearer } | undefined;
  return (body) => {
    const key = JSON.stringify(body);
    if (kept?.key !== key) kept = { key, wearer: wearerOf(body, fitter) };
    return kept.wearer;
  };
}

/** Until the garment is sewn its flat drawing tells more. */
const SEWN: readonly HangStep['phase'][] = ['hanging', 'at-rest'];

/**
 * The garment from when it is sewn until it hangs, as often as `isDue` says. Between two steps there may be nothing to
 * show.
 */
export function* answerWorn(
  { choices, body, fabric }: WornJob,
  id: number,
  wearerOf: (body: Body) => Wearer,
  isDue: () => boolean,
): Generator<WornAnswer | null> {
  const outcome = sketch(choices, body, true);
  if ('refused' in outcome) return yield { kind: 'unhung', id, code: outcome.refused.code };
  yield null;
  const { form, mesh } = wearerOf(body);
  yield null;
  const steps = hangSteps(outcome.draft, form, SHOWN_SPACING, stuffOf(FABRICS[fabric]));
  let surface: ((now: Float64Array, tensions?: Float32Array) => GarmentSurface) | undefined;
  let shown: HangStep['phase'] | undefined;
  for (;;) {
    const { value } = steps.next();
    if ('unhung' in value) return yield { kind: 'unhung', id, code: value.unhung };
    surface ??= surfacer(value.cloth, value.positions, form);
    const common = { kind: 'worn', id, body: mesh, leftOut: value.cloth.simplified, fit: [] } as const;
    if (!('phase' in value)) {
      const tensions = value.strains.map((strain) => strain * FABRICS[fabric].stretch.weft);
      return yield {
        ...common,
        phase: 'done',
        garment: surface(value.positions, tensions),
        fit: zoneFits(outcome.draft, value.cloth, tensions),
      };
    }
    const isNew = value.phase !== shown;
    shown = value.phase;
    yield SEWN.includes(value.phase) && (isNew || isDue())
      ? { ...common, phase: value.phase, garment: surface(value.positions) }
      : null;
  }
}

import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharesOf } from '@/lib/cloth/colours';
import { inksOf } from '@/lib/cloth/inks';
import type { Look } from '@/lib/cloth/look';
import { printInSpace } from '@/lib/cloth/print-in-space';
import { FABRICS } from '@/lib/fabrics/fabrics';
import { fabricFor } from '@/lib/fabrics/falls-as';
import type { Draft } from '@/lib/pattern/types';
import { decodeModel } from '@/lib/tryon/body/asset';
import { type Fitter, fitterOf } from '@/lib/tryon/body/fit';
import { surfacer } from '@/lib/tryon/show/garment-surface';
import { SHOWN_SPACING } from '@/lib/tryon/spacing';
import type { StillScene } from '@/lib/tryon/still/still';
import { stuffOf } from '@/lib/tryon/stuff';
import { tryOn } from '@/lib/tryon/try-on';
import { type Wearer, wearerOf } from '@/lib/tryon/wearer';
import { printPixels } from './print-pixels';

const BODY = 'lib/tryon/body/body.bin';
const SKIN = '#cdbfa6';
const SEAM_ON_TOILE = '#241a12';

let kept: Fitter | undefined;

/** The woman of a draft's measurements. */
export function wearerOfDraft({ body }: Draft): Wearer {
  kept ??= fitterOf(decodeModel(new Uint8Array(readFileSync(join(process.cwd(), BODY)))));
  return wearerOf(body, kept);
}

/** A garment on its wearer, in its cloth or unbleached cotton; undefined of one that does not hang. */
export async function wornScene(
  draft: Draft,
  look: Look | undefined,
  { form, mesh }: Wearer,
): Promise<StillScene | undefined> {
  const fabric = FABRICS[fabricFor(null, look, draft.choices.garment)];
  const worn = tryOn(draft, form, SHOWN_SPACING, stuffOf(fabric));
  if ('unhung' in worn) return undefined;
  const shell = await printPixels(printInSpace(look?.main));
  return {
    body: mesh,
    garment: surfacer(worn.cloth, worn.positions, form)(worn.positions),
    prints: { shell, trim: look?.second ? await printPixels(printInSpace(look.second)) : shell },
    light: fabric.light,
    skin: sharesOf(SKIN),
    line: sharesOf(look ? inksOf(look).line : SEAM_ON_TOILE),
  };
}

import { BACK_SHAPING } from '@/lib/choices/slots/back-shaping';
import { SILHOUETTE } from '@/lib/choices/slots/silhouette';
import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import type { BodiceRequest } from '../blocks/bodice/request';
import { LOOSE_DART } from '../blocks/bodice/waist-shaping';
import { type Ease, easeFor } from '../blocks/ease';
import { isPulledOn } from '../openings/way-in';
import { bodyPassage } from '../passage';
import { isHaltered, strapPlace } from '../sleeves/straps';
import { blousonOf } from '../waist-casings/drawn-in';

interface EasedRequest {
  readonly request: BodiceRequest;
  readonly notices: readonly Notice[];
}

interface Eased {
  readonly ease: Ease;
  readonly notices: readonly Notice[];
}

/** Whether the back's darts take in some of a waist that hangs loose. */
const dartsLooseWaist = ({ options }: Choices): boolean =>
  traitsOf(SILHOUETTE, options)?.shaped === false && traitsOf(BACK_SHAPING, options)?.from === 'waist';

/** Least girth of a loose waist with darts: it lets through what has to pass, and is never closer than a fitted one. */
export function looseWaist(choices: Choices, body: Body, ease: Ease): number | undefined {
  if (!dartsLooseWaist(choices)) return undefined;
  const fitted = body.waistCircumference + ease.waist;
  if (!isPulledOn(choices)) return fitted;
  // A skirt sewn on above the waist narrows towards its seam as well: its waist is to let them through too.
  const inSkirt = choices.options['waist-seam'] === 'empire' ? 2 * LOOSE_DART.least : 0;
  return Math.max(fitted, bodyPassage(body) + SPARE + inSkirt);
}

/** Spare over the least girth that passes. */
const SPARE = 0.3;

/**
 * Without an opening the bust must let the shoulders through, and so must the waist between darts: the ease grows to
 * that, and the maker is told. A close skirt
 * sewn on above the waist is pulled on after them: it is no narrower for hips that are.
 */
function passable(choices: Choices, ease: Ease, body: Body): Eased {
  const darts = dartsLooseWaist(choices) ? 2 * LOOSE_DART.least : 0;
  const passage = bodyPassage(body) + SPARE + darts;
  const least = passage - body.bustCircumference;
  if (ease.bust >= least) return { ease, notices: [] };
  const atHip = choices.options['waist-seam'] === 'empire' ? passage - body.hipCircumference : 0;
  const hip = Math.max(ease.hip, atHip);
  // Nothing at the hip that was not raised: the sentence then says nothing of it.
  const figures = {
    asked: ease.bust,
    used: toMillimetre(least),
    hips: hip > ease.hip ? toMillimetre(hip) : 0,
  };
  return {
    ease: { ...ease, bust: least, hip },
    notices: [{ code: 'ease-raised-to-pull-on', figures }],
  };
}

/**
 * What is pulled on is taken in at the waist only as far as the shoulders still pass, and is no closer at the hip, which
 * goes over them first: the maker is told.
 */
function passableWaist({ options }: Choices, ease: Ease, body: Body): Eased {
  const passage = bodyPassage(body) + SPARE;
  const least = { waist: passage - body.waistCircumference, hip: passage - body.hipCircumference };
  const shaped = traitsOf(SILHOUETTE, options)?.shaped ?? false;
  if (!shaped || ease.waist >= least.waist) return { ease, notices: [] };
  const hips = ease.hip < least.hip ? toMillimetre(least.hip) : 0;
  const figures = {
    ...{ asked: ease.waist, waist: toMillimetre(least.waist), hips },
    ...(hips > 0 ? { hip: hips } : {}),
  };
  return {
    ease: { ...ease, waist: least.waist, hip: Math.max(ease.hip, least.hip) },
    notices: [{ code: 'waist-ease-raised-to-pull-on', figures }],
  };
}

/** The ease of what is pulled on, at the bust and then at the waist. */
function pulledOn(choices: Choices, asked: Ease, body: Body): Eased {
  const bust = passable(choices, asked, body);
  const waist = passableWaist(choices, bust.ease, body);
  return { ease: waist.ease, notices: [...bust.notices, ...waist.notices] };
}

/** What the bodice block is asked for by the choices. */
export function bodiceRequest(
  choices: Choices,
  body: Body,
  extra: Pick<BodiceRequest, 'armholeExtra' | 'widthExtra'>,
): EasedRequest {
  const asked = easeFor(choices);
  const { ease, notices } = isPulledOn(choices)
    ? pulledOn(choices, asked, body)
    : { ease: asked, notices: [] };
  const sleeveless = traitsOf(SLEEVE, choices.options)?.armhole === 'bare';
  const blouson = blousonOf(choices);
  const request = {
    body,
    ease,
    sleeveless,
    blouson,
    haltered: isHaltered(choices),
    ...strapPlace(choices, body),
    ...extra,
  };
  return { request, notices };
}

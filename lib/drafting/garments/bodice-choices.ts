import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import type { Notice } from '@/lib/pattern/types';
import type { BodiceRequest } from '../blocks/bodice/request';
import { type Ease, easeFor } from '../blocks/ease';
import { isPulledOn } from '../openings/way-in';
import { bodyPassage } from '../passage';
import { strapTip } from '../sleeves/straps';

interface EasedRequest {
  readonly request: BodiceRequest;
  readonly notices: readonly Notice[];
}

/** Spare over the least girth that passes. */
const SPARE = 0.3;

/** To the millimetre, as the maker is told it. */
const told = (ease: number): number => Math.round(ease * 10) / 10;

/**
 * Without an opening the bust must let the shoulders through: its ease grows to that, and the maker is told. A close skirt
 * sewn on above the waist is pulled on after them: it is no narrower for hips that are.
 */
function passable({ options }: Choices, ease: Ease, body: Body): { ease: Ease; notices: Notice[] } {
  const passage = bodyPassage(body) + SPARE;
  const least = passage - body.bustCircumference;
  if (ease.bust >= least) return { ease, notices: [] };
  const atHip = options['waist-seam'] === 'empire' ? passage - body.hipCircumference : 0;
  const hip = Math.max(ease.hip, atHip);
  // Nothing at the hip that was not raised: the sentence then says nothing of it.
  const figures = { asked: ease.bust, used: told(least), hips: hip > ease.hip ? told(hip) : 0 };
  return {
    ease: { ...ease, bust: least, hip },
    notices: [{ code: 'ease-raised-to-pull-on', figures }],
  };
}

/** What the bodice block is asked for by the choices. */
export function bodiceRequest(
  choices: Choices,
  body: Body,
  extra: Pick<BodiceRequest, 'armholeExtra' | 'widthExtra'>,
): EasedRequest {
  const asked = easeFor(choices);
  const { ease, notices } = isPulledOn(choices)
    ? passable(choices, asked, body)
    : { ease: asked, notices: [] };
  const sleeveless = traitsOf(SLEEVE, choices.options)?.armhole === 'bare';
  const tipIn = strapTip(choices, body);
  const request = { body, ease, sleeveless, ...(tipIn === undefined ? {} : { tipIn }), ...extra };
  return { request, notices };
}

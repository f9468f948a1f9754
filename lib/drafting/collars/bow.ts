import { required } from '@/lib/errors/required';
import type { Collar } from './collar';
import { hooksAndEyes } from './hook';
import { halfNeck } from './neck';
import { stripCollar } from './strip-plan';
import { mitreOver } from './upright-band';

/** Length left to tie beyond the centre front, and by how much more a wide band needs to knot (H). */
const TIE = 46;
const TIE_PER_WIDTH = 1.5;
/** The ends run out to a point by this share of the width. */
const POINT = 0.7;

/** A folded band round the neckline whose ends are tied in a bow at the front. */
export const BOW: Collar = {
  id: 'bow',
  draw: (request) => {
    const { neck, choices, faced } = request;
    const width = required(choices.sizes['collar-width'], 'collar-width');
    const { back } = neck.ends;
    const opensBehind = neck.opens === 'back';
    const pointed = back.straight > 0;
    const strip = {
      id: 'collar-bow',
      length: halfNeck(neck),
      tie: TIE + TIE_PER_WIDTH * width,
      width,
      point: POINT * width,
      onFold: !opensBehind && !pointed,
      mitre: pointed ? mitreOver(width, back) : 0,
      turnedIn: !faced,
      ring: false,
    };
    const drawn = stripCollar(request, strip, { from: 'back' }, pointed && !opensBehind);
    // Tied in front it holds itself; its ends at the back only meet, above whatever closes the garment.
    if (!opensBehind) return drawn;
    return { ...drawn, ...hooksAndEyes(drawn, { family: strip.id, line: 'centre@inner' }, width) };
  },
};

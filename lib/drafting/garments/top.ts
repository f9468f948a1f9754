import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import { allowancesFor } from '../assembly/allowances';
import { STAGES } from '../assembly/stages';
import { type Bodice, drawBodice } from '../blocks/bodice/bodice';
import { bodicePoints } from '../blocks/bodice/points';
import type { Silhouette } from '../blocks/bodice/side';
import { BUST_SHAPINGS } from '../bust-shapings/registry';
import { facingPlan } from '../facings/facing-plan';
import type { GarmentPlan } from '../kernel/plan';
import { operation } from '../kernel/plan';
import { cutNecklines } from '../necklines/cut';
import { OPENINGS } from '../openings/registry';
import { bodiceRequest } from './bodice-choices';
import { bodiceSeams, fisheyeOperations } from './bodice-seams';
import { chosen } from './chosen';
import { bodiceFigures } from './figures';
import { bodiceGuides } from './guides';
import { hemHeight } from './lengths';

/** A top: bodice to the length chosen, necklines, shaping, sleeves, an opening, and its inside. */
export function drawTop(choices: Choices, body: Body): GarmentPlan {
  const { options } = choices;
  const shaping = chosen(BUST_SHAPINGS, options['bust-shaping']);
  const opening = chosen(OPENINGS, options.opening);
  const eased = bodiceRequest(choices, body, opening, { armholeExtra: 0, widthExtra: 0 });
  const block = bodicePoints(eased.request);
  const necklines = cutNecklines(block, choices, !opening.opensNeck);
  const { hem, notices } = hemHeight(block, choices);
  const bodice: Bodice = drawBodice(eased.request, necklines.points, {
    silhouette: options.silhouette as Silhouette,
    hem,
    centreBackSeam: opening.centreBackSeam,
    backDarts: options['back-shaping'] === 'waist-darts',
    frontDarts: true,
    bustDartAtWaist: shaping.atWaist,
    front: necklines.front,
    back: necklines.back,
  });
  const shaped = shaping.shape(bodice.front);
  const opened = opening.open({ body, bodice, back: bodice.back, front: shaped.front });
  const sleeveless = eased.request.sleeveless;
  const facings = facingPlan({ back: bodice.back, front: bodice.front, sleeveless });
  const shell = [opened.front, opened.back];
  return {
    panels: [...shell, ...facings.panels],
    seams: [...bodiceSeams(opened.back, opened.front), ...opened.seams, ...facings.seams],
    operations: [
      ...facings.operations,
      ...fisheyeOperations(shell),
      ...opened.operations,
      hemOperation(choices),
    ],
    notions: opened.notions,
    guides: bodiceGuides(bodice, hem),
    ...bodiceFigures(bodice, eased.request, hem, opened.construction),
    notices: [...eased.notices, ...necklines.notices, ...notices, ...shaped.notices, ...opened.notices],
  };
}

function hemOperation(choices: Choices) {
  return operation({
    id: 'hem',
    operation: 'hem',
    stage: STAGES.hem,
    figures: { depth: allowancesFor(choices).hem },
    lines: [
      { family: 'front', line: 'hem' },
      { family: 'back', line: 'hem' },
    ],
  });
}

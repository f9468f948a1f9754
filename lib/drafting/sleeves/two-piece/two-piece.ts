import { SLEEVE_LENGTH } from '@/lib/choices/slots/sleeve-length';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { AppError } from '@/lib/errors/app-error';
import { pathLength } from '@/lib/geometry/length';
import { allowancesFor } from '../../assembly/allowances';
import { lineLength, linePath } from '../../kernel/lines';
import type { Panel, PanelLine } from '../../kernel/panel';
import { operation } from '../../kernel/plan';
import { rounded } from '../../kernel/rounded';
import { type SeamPlan, seam } from '../../kernel/seams';
import { remainingArmhole } from '../../off-shoulder/armhole-seam';
import { laidIn, shoulderTip } from '../../off-shoulder/below-shoulder';
import { isOffShoulder } from '../../off-shoulder/off-shoulder';
import { cutUpper } from '../../off-shoulder/upper-sleeve';
import { widenedCap } from '../../off-shoulder/widened-cap';
import { armholeSeam, NOTCH, plainCap } from '../armhole-seam';
import { FRONT_SHARE } from '../cap';
import { type Fitted, fitSleeve, widthNotices } from '../fit';
import { sleeveReach } from '../lengths';
import type { Sleeve, SleevePlan, SleeveRequest } from '../sleeve';
import { foldSleeve } from './frame';
import { twoPieces } from './panels';

const UPPER = 'sleeve-upper';
const UNDER = 'sleeve-under';

/** Both seams from the lower edge up; the front one first, for the vent side is closed last. */
function seams(upper: Panel, under: Panel): SeamPlan[] {
  const surplus = (line: PanelLine) => lineLength(upper, line) - lineLength(under, line);
  return [
    seam({
      id: 'sleeve-fore',
      operation: 'sew-sleeve-fore',
      a: [{ family: UPPER, line: 'fore' }],
      b: [{ family: UNDER, line: 'fore', reversed: true }],
      ease: surplus('fore'),
    }),
    seam({
      id: 'sleeve-hind',
      operation: 'sew-sleeve-hind',
      a: [{ family: UPPER, line: 'hind', reversed: true }],
      b: [{ family: UNDER, line: 'hind' }],
      ease: surplus('hind'),
    }),
  ];
}

/** Height at which it is lengthened or shortened. */
const ABOVE_ELBOW = -5;

const toWrist = (choices: Choices): Choices => ({
  ...choices,
  options: { ...choices.options, 'sleeve-length': 'long' },
});

const CAP = [
  { family: UNDER, line: 'cap@front' },
  { family: UPPER, line: 'cap' },
  { family: UNDER, line: 'cap@back' },
] as const;

function girth(panels: readonly Panel[], level: string): number {
  return panels
    .flatMap(({ internals }) => internals.filter(({ id }) => id === level))
    .reduce((sum, { path }) => sum + pathLength(path), 0);
}

function hem(request: SleeveRequest) {
  return operation({
    id: 'sleeve-hem',
    operation: 'hem',
    stage: 'sleeveHem',
    lines: [UPPER, UNDER].map((family) => ({ family, line: 'hem' })),
    figures: { depth: allowancesFor(request.choices)['sleeve-hem'] },
  });
}

/** Sewn in round the armhole, or cut with the bodice below the shoulder. */
function joined(request: SleeveRequest, fitted: Fitted, panels: readonly [Panel, Panel]) {
  const { cap, ease } = fitted;
  const sewn = plainCap(request, ease, pathLength(cap.path));
  if (!isOffShoulder(request.choices)) return { panels, armhole: [armholeSeam(request, sewn, CAP)] };
  const by = laidIn(request, cap);
  const wider = widenedCap(fitted, by).cap;
  const cut = cutUpper(request, panels, { cap: wider, before: FRONT_SHARE * by, by });
  return {
    panels: [cut.upper, panels[1]] as const,
    armhole: remainingArmhole(request, cut.joins, [UNDER, UPPER], {
      front: lineLength(panels[1], 'cap@front'),
      back: lineLength(panels[1], 'cap@back'),
    }),
    below: {
      ...{ redrawn: { front: cut.front, back: cut.back }, endsBelow: true as const },
      ...{ construction: shoulderTip(request), notices: cut.notices },
    },
  };
}

function plan(request: SleeveRequest, fitted: Fitted): SleevePlan {
  const { body, choices } = request;
  const { cap, width, ease } = fitted;
  const reach = sleeveReach(choices, body, cap.height, width);
  const sewn = plainCap(request, ease, pathLength(cap.path));
  const bends = traitsOf(SLEEVE_LENGTH, choices.options)?.coversForearm ?? true;
  const whole = bends ? reach : sleeveReach(toWrist(choices), body, cap.height, width);
  const folded = foldSleeve(body, fitted, sewn, whole, NOTCH.front * pathLength(request.front));
  const above = bends ? undefined : cap.height - reach.length;
  const { panels: drawn, solved } = twoPieces(folded, cap.path, sewn.length, above);
  if (!solved.ok) throw new AppError('implausible-body', { fields: ['armLength', 'bicepsCircumference'] });
  const { panels, armhole, below } = joined(request, fitted, drawn);
  const [upper, under] = panels;
  const biceps = girth(panels, 'biceps');
  return {
    panels,
    seams: [...seams(upper, under), ...armhole],
    operations: [hem(request)],
    notions: [],
    guides: [UPPER, UNDER].map((family) => ({ family, id: 'above-elbow', height: ABOVE_ELBOW })),
    finished: rounded({
      biceps,
      sleeveLength: reach.length,
      sleeveHem: pathLength(linePath(upper, 'hem')) + pathLength(linePath(under, 'hem')),
    }),
    ease: rounded({ biceps: biceps - body.bicepsCircumference }),
    ...below,
    construction: { ...rounded({ capHeight: cap.height, capEase: ease }), ...below?.construction },
    notices: [...widthNotices(request, width), ...(below?.notices ?? [])],
  };
}

/** Upper and under sleeve bent at the elbow (METHODS §5.2). */
export const TWO_PIECE: Sleeve = {
  id: 'two-piece',
  draw: (request, lastTry) => {
    const fitted = fitSleeve(request, lastTry);
    return fitted === 'deepen-armhole' ? fitted : plan(request, fitted);
  },
};

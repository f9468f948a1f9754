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
import { armholeSeam, NOTCH, plainCap } from '../armhole-seam';
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

function plan(request: SleeveRequest, fitted: Fitted): SleevePlan {
  const { body, choices } = request;
  const { cap, width, ease } = fitted;
  const reach = sleeveReach(choices, body, cap.height, width);
  const sewn = plainCap(request, ease, pathLength(cap.path));
  const bends = traitsOf(SLEEVE_LENGTH, choices.options)?.coversForearm ?? true;
  const whole = bends ? reach : sleeveReach(toWrist(choices), body, cap.height, width);
  const folded = foldSleeve(body, fitted, sewn, whole, NOTCH.front * pathLength(request.front));
  const above = bends ? undefined : cap.height - reach.length;
  const { panels, solved } = twoPieces(folded, cap.path, sewn.length, above);
  if (!solved.ok) throw new AppError('implausible-body', { fields: ['armLength', 'bicepsCircumference'] });
  const [upper, under] = panels;
  const biceps = girth(panels, 'biceps');
  return {
    panels,
    seams: [...seams(upper, under), armholeSeam(request, sewn, CAP)],
    operations: [hem(request)],
    notions: [],
    guides: [UPPER, UNDER].map((family) => ({ family, id: 'above-elbow', height: ABOVE_ELBOW })),
    finished: rounded({
      biceps,
      sleeveLength: reach.length,
      sleeveHem: pathLength(linePath(upper, 'hem')) + pathLength(linePath(under, 'hem')),
    }),
    ease: rounded({ biceps: biceps - body.bicepsCircumference }),
    construction: rounded({ capHeight: cap.height, capEase: ease }),
    notices: widthNotices(request, width),
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

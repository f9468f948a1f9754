import type { Choices } from '@/lib/choices/types';
import { endOf, startOf } from '@/lib/geometry/path';
import { STAGES } from '../assembly/stages';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { operation } from '../kernel/plan';
import { buttonFor, buttonHeights, buttonMarks, buttonNotion, withMarks } from './buttons';
import { type Lap, lapOver, outerEdge } from './lap';
import type { Opened, Opening, OpeningRequest } from './opening';

/** A placket is twice its extension wide: both halves of it lie either side of the centre (METHODS §10: shirts 1.5–1.8). */
const USUAL_PLACKET = 3;

/** The lap of an opening that is closed by one row of buttons on the centre. */
export function buttonLap(face: Lap['face'], { sizes }: Choices): Lap {
  return { face, extension: (sizes['placket-width'] ?? USUAL_PLACKET) / 2 };
}

function rowOn(panel: Panel, lap: Lap, { choices, bodice }: OpeningRequest): number[] {
  const centre = linePath(panel, 'centre');
  return buttonHeights({
    garment: choices.garment,
    top: startOf(centre).y,
    bust: bodice.points.front.bust.y,
    hem: endOf(centre).y,
    diameter: buttonFor(lap.extension),
  });
}

function buttoned(panel: Panel, lap: Lap, heights: readonly number[]): Panel {
  return withMarks(lapOver(panel, lap), buttonMarks(heights, buttonFor(lap.extension)));
}

function closing(lap: Lap, count: number): Pick<Opened, 'operations' | 'notions' | 'construction'> {
  const lines = [{ family: lap.face, line: outerEdge(lap) }];
  const diameter = buttonFor(lap.extension);
  const figures = { count, diameter };
  return {
    operations: [
      operation({
        id: 'buttonholes',
        operation: 'make-buttonholes',
        stage: STAGES.buttonholes,
        lines,
        figures,
      }),
      operation({ id: 'buttons', operation: 'sew-buttons', stage: STAGES.buttons, lines, figures }),
    ],
    notions: [buttonNotion(count, diameter)],
    construction: { extension: lap.extension },
  };
}

export interface ButtonFront {
  readonly id: string;
  readonly face: Lap['face'];
}

/** A front or back that opens from the neck to the hem and is closed by one row of buttons. */
export function buttonFront({ id, face }: ButtonFront): Opening {
  return {
    id,
    centreBackSeam: false,
    opensNeck: true,
    lap: (choices) => buttonLap(face, choices),
    open: (request) => {
      const { choices, back, front } = request;
      const lap = buttonLap(face, choices);
      const heights = rowOn(request[face], lap, request);
      return {
        back,
        front,
        [face]: buttoned(request[face], lap, heights),
        seams: [],
        ...closing(lap, heights.length),
        notices: [],
      };
    },
  };
}

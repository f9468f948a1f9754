import type { Choices } from '@/lib/choices/types';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import { facesEdges } from '../facings/faces-neck';
import { INNER } from '../facings/trace';
import type { Addition } from '../garments/addition';
import { hasLine, lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, type OperationPlan, operation } from '../kernel/plan';
import { laidForCowl } from './cowl-grain';
import { hangs, hangsFromStraps } from './cowled';
import { FACING_END } from './grown-on-facing';

/** Width of the tape as it is sold, and what it is longer than its edges in all, cm. */
const TAPE = { width: 1, over: 4 };

/** A facing at the back neck is sewn to the ends of that of the front; where there is none they are caught by hand. */
const isSewn = ({ seams }: GarmentPlan): boolean =>
  seams.some(({ b }) => b.some(({ line }) => line === FACING_END));

function withFreeEnds(panel: Panel): Panel {
  if (!hasLine(panel, FACING_END)) return panel;
  const edges = panel.edges.map((own) =>
    own.line === FACING_END ? { ...own, role: 'finished' as const } : own,
  );
  return { ...panel, edges };
}

const FRONT = 'front';

/** Told where edges that were to be faced are bound. */
const boundNotices = (choices: Choices): Notice[] =>
  hangsFromStraps(choices) && facesEdges(choices) ? [{ code: 'cowl-straps-bound', figures: {} }] : [];

function finishing(sewn: boolean): OperationPlan {
  const lines = sewn ? ([INNER] as const) : ([FACING_END, INNER] as const);
  return operation({
    id: 'finish-cowl',
    operation: 'finish-edges',
    lines: lines.map((line) => ({ family: FRONT, line })),
  });
}

/** Taped shoulders and back neck carry the fold, whose facing is turned in along it and caught at the shoulders. */
export const COWL: Addition = {
  id: 'cowl',
  add: (plan, { choices, bodice }) => {
    if (!hangs(choices)) return plan;
    const sewn = isSewn(plan);
    const { panels, notices } = laidForCowl(sewn ? plan.panels : plan.panels.map(withFreeEnds));
    const shoulder = lineLength(bodice.front, 'shoulder');
    const length = 2 * (shoulder + lineLength(bodice.back, 'neckline'));
    const taped = operation({
      id: 'cowl-tape',
      operation: 'tape-shoulders',
      lines: [
        { family: FRONT, line: 'shoulder' },
        { family: 'back', line: 'neckline' },
      ],
      figures: { length: toMillimetre(length + TAPE.over) },
    });
    const turned = operation({
      id: 'cowl-turn',
      operation: 'turn-cowl',
      families: [FRONT],
      carrying: 'fold-line',
      figures: {},
    });
    const tape = {
      kind: 'stay-tape',
      count: 1,
      length: Math.ceil(length + TAPE.over),
      width: TAPE.width,
    } as const;
    return mergePlans(
      { ...plan, panels },
      {
        operations: [taped, finishing(sewn), turned],
        notions: [tape],
        notices: [...notices, ...boundNotices(choices)],
      },
    );
  },
};

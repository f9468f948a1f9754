import { CASING } from '../../assembly/allowances';
import { operation } from '../../kernel/plan';
import type { ArmEnd } from './arm-end';

/** Width of the elastic; its casing has room for it and a turned-in edge. */
const WIDTH = 1;
/** What the elastic is longer than the arm: it lies close and does not press (H). */
export const OVER_ARM = 0.5;
/** Of it, its ends lapped over each other, cm. */
export const JOINED = 1.5;

/** A casing folded up with an elastic drawn through. */
export const ELASTIC: ArmEnd = {
  id: 'elastic',
  depth: () => 0,
  edge: { role: 'hem', kind: 'casing' },
  slit: false,
  closed: ({ arm }) => arm + OVER_ARM,
  girth: (_, width) => width,
  finish: ({ lines, reach }) => ({
    operations: [
      operation({
        id: 'sleeve-elastic',
        operation: 'insert-elastic',
        lines,
        figures: { depth: CASING, length: Math.round(reach.arm + OVER_ARM + JOINED), width: WIDTH },
      }),
    ],
    notions: [{ kind: 'elastic', count: 2, length: Math.round(reach.arm + OVER_ARM + JOINED), width: WIDTH }],
  }),
};

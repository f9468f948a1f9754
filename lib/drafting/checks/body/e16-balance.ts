import type { Reading } from '../result';
import { defineRule } from '../rule';

const TURNED = { W: { max: 0.35 } };
const ALTERED = { W: { max: 0.5 } };

/** INVARIANTS E16. */
export const E16 = defineRule({
  id: 'E16',
  title: 'Front and back are in balance',
  limits: { W: { min: 0.5, max: 5 } },
  read: ({ draft: { construction } }) => {
    const { balance, dartAngle, dartAngleTarget, frontLengthChange } = construction;
    const found: Reading[] = [];
    if (balance !== undefined) found.push({ figure: balance, where: 'balance' });
    if (dartAngle !== undefined && dartAngleTarget)
      found.push({ figure: Math.abs(dartAngle / dartAngleTarget - 1), where: 'dart angle', limits: TURNED });
    if (frontLengthChange !== undefined)
      found.push({ figure: Math.abs(frontLengthChange), where: 'front length', limits: ALTERED });
    return found;
  },
});

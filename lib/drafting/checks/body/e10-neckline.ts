import { atMost, defineRule } from '../rule';

/** INVARIANTS E10, on the block: style only widens and lowers it. */
export const E10 = defineRule({
  id: 'E10',
  title: 'The neckline of the block is the base of the neck and its ease',
  limits: atMost(0.2),
  read: ({ draft: { body, construction } }) => {
    const { blockNeckline, neckEase = 0 } = construction;
    if (blockNeckline === undefined) return [];
    return [{ figure: Math.abs(2 * blockNeckline - body.neckBaseCircumference - neckEase), where: 'block' }];
  },
});

import { minimumRadius } from '@/lib/geometry/fairness';
import { defineRule } from '../rule';

const DEPTH_BY_RADIUS = [
  { radius: 60, depth: 1.5 },
  { radius: 150, depth: 2.5 },
];

/** INVARIANTS G4. */
export const G4 = defineRule({
  id: 'G4',
  title: 'Curved hems are narrow enough to be turned',
  limits: { W: { max: 1.5 } },
  read: ({ pieces }) =>
    pieces.flatMap(({ edges }) =>
      edges.flatMap(({ role, line, path, allowance, name }) => {
        // What an elastic draws in takes its fullness in gathers.
        if (role !== 'hem' || line === 'neckline') return [];
        const radius = minimumRadius(path);
        const limit = DEPTH_BY_RADIUS.find((step) => radius < step.radius);
        return limit ? [{ figure: allowance, where: name, limits: { W: { max: limit.depth } } }] : [];
      }),
    ),
});

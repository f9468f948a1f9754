import { distance } from '@/lib/geometry/point';
import { landmarkOn, waistHeight } from '@/lib/pattern/landmarks';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { hung } from '../context/hung';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

// METHODS §3.4: the bust point moves out a little with ease.
const OUTWARD = 0.3;

/** What the front was lengthened by to reach a balance is told by E16 and not held against the lengths. */
function readings(context: MeasuredDraft): Reading[] {
  const neck = landmarkOn(context, 'front', 'sideNeckPoint');
  const bust = landmarkOn(context, 'front', 'bustPoint');
  if (!bust) return [];
  const { body, construction } = context.draft;
  const change = construction.frontLengthChange ?? 0;
  const below = bust.at.y - waistHeight(context);
  const found = [
    {
      figure: Math.abs(Math.abs(bust.at.x) - body.bustSpacing / 2 - OUTWARD),
      where: 'bust point from centre front',
    },
  ];
  if (!neck || neck.view !== bust.view) return found;
  const above = distance(hung(context.draft, neck.at), bust.at);
  return [
    ...found,
    {
      figure: Math.max(0, Math.abs(above - body.bustHeight) - Math.abs(change)),
      where: 'side neck point to bust point',
    },
    {
      figure: Math.abs(above + below - body.frontChestHeight - change - (construction.blouson ?? 0)),
      where: 'side neck point over bust point to waist',
    },
  ];
}

/** INVARIANTS E6. */
export const E6 = defineRule({
  id: 'E6',
  title: 'The bust point lies where it was measured',
  limits: atMost(0.1),
  read: readings,
});

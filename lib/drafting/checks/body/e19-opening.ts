import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import { startOf } from '@/lib/geometry/path';
import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import { bodyPassage } from '../../passage';
import { bodyGirth } from '../context/body-girth';
import { openedLength } from '../context/passage';
import type { Reading } from '../result';
import { atLeast, defineRule } from '../rule';

/** Height at which the opening begins: the neckline at the centre of the side it opens, or the foot of a lapel. */
function topOfOpening(context: MeasuredDraft, face: 'front' | 'back'): number | undefined {
  const ends = shellPieces(context, face).flatMap(({ edges }) =>
    edges
      .filter(({ line }) => line === 'neckline' || line === 'lapel')
      .flatMap(({ start, end }) => [start, end]),
  );
  const [first] = ends;
  if (!first) return undefined;
  return ends.reduce((nearest, p) => (Math.abs(p.x) < Math.abs(nearest.x) ? p : nearest), first).y;
}

function heightOf(context: MeasuredDraft, level: string): number | undefined {
  for (const { levels } of shellPieces(context, 'front', 'back', 'skirt-front', 'skirt-back')) {
    const path = levels.get(level);
    if (path) return startOf(path).y;
  }
  return undefined;
}

/** Girths that stay closed below the end of the zip still have to let shoulders and bust through. */
function readings(context: MeasuredDraft): Reading[] {
  const { choices, construction } = context.draft;
  const face = traitsOf(OPENING, choices.options)?.face;
  const atSide = face === 'side';
  const opened = atSide ? (construction.zipOpening ?? 0) : openedLength(context);
  // A side opens from under the arm: what is closed there gives as the sleeve or armhole does.
  const top = atSide
    ? construction.underarmLevel
    : topOfOpening(context, face === 'front' ? 'front' : 'back');
  if (!Number.isFinite(opened) || opened === 0 || top === undefined) return [];
  return (['bust', 'waist'] as const).flatMap((name) => {
    const height = heightOf(context, name);
    const girth = bodyGirth(context, name);
    if (height === undefined || girth === undefined) return [];
    const closed = height < top - opened;
    return [
      {
        figure: closed ? girth : Number.MAX_SAFE_INTEGER,
        where: name,
        limits: atLeast(bodyPassage(context.draft.body)),
      },
    ];
  });
}

/** INVARIANTS E19. */
export const E19 = defineRule({
  id: 'E19',
  title: 'The zip opens far enough to get in',
  limits: atLeast(0),
  read: readings,
});

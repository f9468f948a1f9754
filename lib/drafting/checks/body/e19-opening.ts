import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import { startOf } from '@/lib/geometry/path';
import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import { bodyPassage } from '../../passage';
import { bodyGirth } from '../context/body-girth';
import { openedLength } from '../context/passage';
import type { Reading } from '../result';
import { atLeast, defineRule } from '../rule';

const SIDES = ['front', 'back', 'skirt-front', 'skirt-back'] as const;

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
  for (const { levels } of shellPieces(context, ...SIDES)) {
    const path = levels.get(level);
    if (path) return startOf(path).y;
  }
  return undefined;
}

/** How low the zip in a side reaches. */
function footOfSideZip(context: MeasuredDraft): number {
  const edges = shellPieces(context, ...SIDES).flatMap((piece) => piece.edges);
  const zipped = edges.filter(({ id }) => id.startsWith('side-zip'));
  return Math.min(...zipped.flatMap(({ start, end }) => [start.y, end.y]));
}

/** A zip that parts leaves nothing closed, unless a ruffle joined at the sides does. */
function opensAll({ draft }: MeasuredDraft): boolean {
  const parts = draft.notions.some(({ kind }) => kind === 'separating-zip');
  return parts && !draft.seams.some(({ id }) => id === 'ruffle-side');
}

/** How low the opening reaches; undefined where there is none, or none of its own end. */
function lowestOpened(context: MeasuredDraft): number | undefined {
  const face = traitsOf(OPENING, context.draft.choices.options)?.face;
  if (opensAll(context)) return Number.NEGATIVE_INFINITY;
  if (face === 'side') return footOfSideZip(context);
  const [opened, top] = [openedLength(context), topOfOpening(context, face === 'front' ? 'front' : 'back')];
  return opened === 0 || !Number.isFinite(opened) || top === undefined ? undefined : top - opened;
}

/** Girths that stay closed below the end of the zip still have to let shoulders and bust through. */
function readings(context: MeasuredDraft): Reading[] {
  const foot = lowestOpened(context);
  if (foot === undefined) return [];
  return (['bust', 'waist'] as const).flatMap((name) => {
    const height = heightOf(context, name);
    const girth = bodyGirth(context, name);
    if (height === undefined || girth === undefined) return [];
    const closed = height < foot;
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

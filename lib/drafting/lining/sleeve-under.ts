import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import type { OperationName } from '@/lib/operations/names';
import { CASING } from '../assembly/allowances';
import type { Bodice } from '../blocks/bodice/bodice';
import type { GarmentContext } from '../garments/addition';
import { chosen } from '../garments/chosen';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { ArmEnd } from '../sleeves/ends/arm-end';
import { HEM, NARROW_HEM } from '../sleeves/ends/hem';
import { armEnd } from '../sleeves/ends/registry';
import { onePiece } from '../sleeves/one-piece';
import { SLEEVES } from '../sleeves/registry';
import type { Sleeve, SleevePlan } from '../sleeves/sleeve';

/** The lower edge of a sleeve in the lining: unless it has a hem of its own it is caught inside the sleeve's. */
export function caught(panel: Panel): Panel {
  const edges = panel.edges.map((edge) =>
    edge.role === 'hem' && edge.kind !== 'narrow-hem'
      ? { ...edge, role: 'finished' as const, kind: 'seam' as const }
      : edge,
  );
  return { ...panel, edges };
}

/** What a lining under gathers, a cuff or a band is: a plain sleeve down to that seam, slashed like the sleeve. */
function underEnd({ depth, girth, slit }: ArmEnd): ArmEnd {
  return { id: 'lining', depth, girth, edge: { role: 'hem', kind: 'seam' }, slit, finish: () => ({}) };
}

/** In a flared sleeve, a flutter too, the lining hangs free, this much shorter (METHODS §7). */
const SHORTER = 1.5;
const FREE: ArmEnd = { ...NARROW_HEM, depth: () => SHORTER, finish: () => ({}) };

/** Under petals a plain short one ends above where they part; so far below the underarm, cm (METHODS §7). */
const ABOVE_PARTING = 3;
const UNDER_PETALS = onePiece({
  id: 'lining',
  reach: ({ body: { bicepsCircumference: arm } }, { cap, width }) => ({
    length: cap.height + ABOVE_PARTING + SHORTER,
    arm,
    closed: arm,
    buttoned: arm,
    plain: width,
    gain: 0,
  }),
});

/** Above a casing it ends clear of its upper stitching, so that the elastic draws up the sleeve alone. */
const CLEAR = 0.5;
function aboveCasing({ depth, girth }: ArmEnd, choices: Choices): ArmEnd {
  const below = depth(choices);
  return { ...FREE, depth: () => below + CASING + CLEAR, ...(below > 0 ? { girth } : {}) };
}

const isDrawnIn = ({ edge }: ArmEnd): boolean => edge.kind === 'casing' || edge.kind === 'seam-casing';

interface Under {
  readonly sleeve: Sleeve;
  readonly end?: ArmEnd;
  readonly hem: Extract<OperationName, `${string}-lining-sleeve${string}`>;
}

/**
 * The sleeve whose lining is the sleeve itself, drawn again; under a gathered one a plain one. It is sewn to the turned
 * hem, its surplus a jump pleat, felled over the seam of what ends the sleeve, or hemmed by
 * itself: in a flare, and above an elastic.
 */
export function sleeveUnder(choices: Choices): Under {
  const { options } = choices;
  const end = armEnd(choices);
  const { armhole, cap, finish, gathered } = chosen(SLEEVE.values, options.sleeve);
  const own = chosen(SLEEVES, options.sleeve);
  const flares = armhole === 'fluttering' || (cap === 'spread' && !gathered);
  if (cap === 'parted') return { sleeve: UNDER_PETALS, end: FREE, hem: 'hem-lining-sleeve' };
  if (flares) return { sleeve: own, end: FREE, hem: 'hem-lining-sleeve' };
  const plain = cap === 'solved' || gathered ? onePiece({ id: 'lining' }) : own;
  if (isDrawnIn(end)) return { sleeve: plain, end: aboveCasing(end, choices), hem: 'hem-lining-sleeve' };
  // One whose end is not chosen has a hem of its own.
  const turned = !finish || end === HEM;
  if (turned && !gathered) return { sleeve: own, hem: 'attach-lining-sleeve-hem' };
  return {
    sleeve: plain,
    end: underEnd(end),
    hem: turned ? 'attach-lining-sleeve-hem' : 'fell-lining-sleeve',
  };
}

/**
 * A sleeve cut in one with the bodice, for the lining the very same: its clipped allowances lie flat under the arm, which
 * is not raised. Nothing for any other sleeve.
 */
export function grownOnSleeve(context: GarmentContext, bodice: Bodice): SleevePlan | undefined {
  const { choices, request } = context;
  const { armhole, cap } = traitsOf(SLEEVE, choices.options) ?? {};
  if (armhole !== 'gone' || cap !== 'none') return undefined;
  const { sleeve, end } = sleeveUnder(choices);
  const drawn = sleeve.draw(
    {
      choices,
      body: context.body,
      bodice,
      ...(end ? { end } : {}),
      ease: request.ease.biceps,
      front: linePath(bodice.front, 'armhole'),
      back: linePath(bodice.back, 'armhole'),
    },
    true,
  );
  if (drawn === 'deepen-armhole' || !drawn.redrawn) return undefined;
  const { front, back } = drawn.redrawn;
  return { ...drawn, redrawn: { front: caught(front), back: caught(back) } };
}

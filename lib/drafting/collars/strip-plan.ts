import { firstOf } from '@/lib/geometry/sequence';
import type { Panel, PanelLine } from '../kernel/panel';
import type { PlanPart } from '../kernel/plan';
import { type LineRef, type NotchAt, type SeamPlan, seam } from '../kernel/seams';
import type { NeckSpan } from './neck';
import { type NeckFit, neckEdge, neckSeam, turnedInOperation } from './sewing';
import { type Strip, stripPanel } from './strip';

function closing(
  id: string,
  a: readonly LineRef[],
  b: readonly LineRef[],
  notches: readonly NotchAt[] = [],
): SeamPlan {
  return seam({ id, operation: 'sew-collar', a, b, notches });
}

/** The halves sewn to each other at the centre, unfolded. */
function joinedHalves(own: readonly LineRef[]): SeamPlan {
  return seam({ id: 'collar-halves', operation: 'join-collar-halves', a: own, b: own });
}

/** Where the long edge, left open for the neckline, runs straight on into the end to tie. */
const TIE_BEGINS: NotchAt = { a: 0, b: 0 };

/** The ends of a folded band: joined to a ring, or each closed right sides together up to the fold. */
function endSeams({ family }: Panel, { ring, tie, onFold }: Strip, joined: boolean): SeamPlan[] {
  const on = (line: PanelLine, reversed?: true): LineRef =>
    reversed ? { family, line, reversed } : { family, line };
  if (ring) return [closing('collar-ring', [on('end')], [on('end')])];
  const hasTie = tie > 0;
  return [
    closing(
      'collar-ends',
      [...(hasTie ? [on('tie')] : []), on('end')],
      [...(hasTie ? [on('tie@inner', true)] : []), on('end@inner', true)],
      hasTie ? [TIE_BEGINS] : [],
    ),
    ...(onFold || joined ? [] : [closing('collar-back-ends', [on('centre', true)], [on('centre@inner')])]),
    ...(joined ? [joinedHalves([on('centre@inner'), on('centre')])] : []),
  ];
}

/** A folded band set between garment and facing by its two long edges; `joined` where its halves are sewn to each other. */
export function stripCollar(
  { neck, faced }: { readonly neck: NeckSpan; readonly faced: boolean },
  strip: Strip,
  fit: NeckFit,
  joined = false,
): PlanPart {
  const panel = stripPanel(strip);
  const plan: PlanPart = {
    panels: [panel],
    seams: [...endSeams(panel, strip, joined), neckSeam(neckEdge(panel.family, neck, fit), neck)],
    operations: faced ? [] : turnedInOperation(panel, 'neck@inner'),
  };
  if (!faced) return plan;
  const inner = firstOf(neckEdge(panel.family, neck, fit, 'neck@inner').lines);
  // The inside runs the other way round the piece.
  const walked = { family: inner.family, line: inner.line, ...(inner.reversed ? {} : { reversed: true }) };
  return { ...plan, neckEdge: { ...neckEdge(panel.family, neck, fit), lines: [walked] } };
}

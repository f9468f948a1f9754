import { polyline } from '@/lib/geometry/path';
import { edge, type Panel, type PanelLine, type PanelMark, panel } from '../../kernel/panel';
import { operation, type PlanPart } from '../../kernel/plan';
import { type LineRef, type NotchAt, seam } from '../../kernel/seams';
import { interfacingOf } from '../../kernel/strip';
import type { ArmEnd, EndSite } from './arm-end';
import { attachToEdge } from './attach';

const ID = 'sleeve-cuff';
/** What lies under the button (METHODS §5.4). */
const UNDERLAP = 2.2;
/** Two pleats of a plain sleeve (METHODS §5.4: 2.5–3 each). */
const PLEATS = 5.5;
/** Button and hole, and from the end of the cuff to the hole (METHODS §5.4, §10). */
const BUTTON = 1.2;
const HOLE = BUTTON + 0.3;
const FROM_EDGE = 1.1;
/** From this depth on, two buttons. */
const TWO_BUTTONS = 8;
/** Width of the strip that binds the slash (METHODS §5.4: 2.5–3, twice as long as the slash). */
const STRIP = 3;

function marks(closed: number, depth: number): PanelMark[] {
  const heights = depth < TWO_BUTTONS ? [-depth / 2] : [-depth / 4, (-3 * depth) / 4];
  return heights.flatMap((y): PanelMark[] => [
    { kind: 'buttonhole', at: { x: FROM_EDGE, y }, length: HOLE, angle: 0 },
    { kind: 'button', at: { x: closed + FROM_EDGE + HOLE / 5, y } },
  ]);
}

/** The cuff below its sleeve: buttonholes at the left, underlap at the right, folded in the middle. */
function cuffPanel(closed: number, depth: number): Panel {
  const width = closed + UNDERLAP;
  const at = (x: number, down: number) => ({ x, y: -down * depth });
  const side = { kind: 'enclosed' } as const;
  return panel({
    id: ID,
    part: 'cuff',
    cut: { count: 2, onFold: false, mirrored: true },
    edges: [
      edge('lap', polyline(at(width, 0), at(closed, 0)), side),
      edge('cuff', polyline(at(closed, 0), at(0, 0)), side),
      edge('end', polyline(at(0, 0), at(0, 1)), side),
      edge('end@inner', polyline(at(0, 1), at(0, 2)), side),
      edge('inner', polyline(at(0, 2), at(closed, 2)), { role: 'finished', kind: 'enclosed' }),
      edge('lap@inner', polyline(at(closed, 2), at(width, 2)), side),
      edge('lap-end@inner', polyline(at(width, 2), at(width, 1)), side),
      edge('lap-end', polyline(at(width, 1), at(width, 0)), side),
    ],
    internals: [{ id: 'fold', kind: 'fold-line', path: polyline(at(0, 1), at(width, 1)) }],
    marks: marks(closed, depth),
    grain: 0,
  });
}

/** The strip round the slash, as long as its two sides; its ends reach the cut edge of the sleeve with them. */
function placketStrip(slit: number): Panel {
  const none = { role: 'finished', kind: 'none' } as const;
  const end = { role: 'finished', kind: 'enclosed' } as const;
  const [w, h] = [2 * slit, STRIP];
  return panel({
    id: 'sleeve-placket',
    part: 'binding',
    cut: { count: 2, onFold: false, mirrored: false },
    edges: [
      edge('long', polyline({ x: w, y: 0 }, { x: 0, y: 0 }), none),
      edge('short', polyline({ x: 0, y: 0 }, { x: 0, y: -h }), end),
      edge('long@other', polyline({ x: 0, y: -h }, { x: w, y: -h }), none),
      edge('short@other', polyline({ x: w, y: -h }, { x: w, y: 0 }), end),
    ],
    grain: 0,
  });
}

/** Where the underlap begins, on an edge that runs straight on along the sleeve. */
const LAP_BEGINS: NotchAt = { a: UNDERLAP, b: UNDERLAP };

/** The cuff turned right sides together on its fold: ends and underlap. */
function closing(line: PanelLine, outward: boolean, notches: readonly NotchAt[] = []) {
  const outer: LineRef = { family: ID, line };
  const inner: LineRef = { family: ID, line: `${line}@inner` };
  return seam({
    id: `cuff-${line}`,
    operation: 'close-cuff',
    a: [outward ? { ...outer, reversed: true } : outer],
    b: [outward ? inner : { ...inner, reversed: true }],
    notches,
  });
}

function operations({ families, slit }: EndSite, depth: number) {
  const count = 2 * (depth < TWO_BUTTONS ? 1 : 2);
  return [
    operation({ id: 'interface-cuff', operation: 'interface', families: [ID, 'sleeve-cuff-interfacing'] }),
    operation({
      id: 'sleeve-placket',
      operation: 'bind-placket',
      families: [...families, 'sleeve-placket'],
      figures: { length: slit },
    }),
    operation({ id: 'cuff-buttons', operation: 'button-cuff', families: [ID], figures: { count } }),
  ];
}

function finish(site: EndSite): PlanPart {
  const depth = CUFF.depth(site.choices);
  const closed = site.reach.buttoned;
  const cuff = cuffPanel(closed, depth);
  const steps = operations(site, depth);
  return {
    panels: [cuff, interfacingOf(cuff, 'sleeve-cuff-interfacing'), placketStrip(site.slit)],
    seams: [
      closing('end', true),
      closing('lap-end', false),
      closing('lap', false, [LAP_BEGINS]),
      attachToEdge(site, { operation: 'attach-cuff', family: ID, line: 'cuff', length: closed }),
    ],
    operations: steps,
    notions: [{ kind: 'button', count: 2 * (depth < TWO_BUTTONS ? 1 : 2), width: BUTTON }],
  };
}

/** A buttoned cuff over a bound slash, two pleats in a plain sleeve (METHODS §5.4). */
export const CUFF: ArmEnd = {
  id: 'cuff',
  depth: ({ sizes }) => sizes['cuff-width'] ?? 6,
  edge: { role: 'seam', kind: 'enclosed' },
  slit: true,
  closed: ({ buttoned }) => buttoned,
  girth: ({ buttoned }, width) => Math.min(Math.max(width, buttoned), buttoned + PLEATS),
  finish,
};

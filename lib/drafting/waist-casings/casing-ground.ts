import { intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength, subPath } from '@/lib/geometry/length';
import { offsetPath } from '@/lib/geometry/offset';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { SAME_POINT } from '@/lib/geometry/tolerance';
import type { Path } from '@/lib/geometry/types';
import type { GarmentContext } from '../garments/addition';
import { clothAt, familyOf } from '../kernel/cloth';
import { acrossSewn } from '../kernel/level-sewn';
import { edgesOf, hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan } from '../kernel/plan';
import { waistLengths } from '../skirts/waist-edge';

type Face = 'front' | 'back';

/** Beside a zip a casing ends this far from it: clear of tape and stitching (H). */
const BESIDE_ZIP = 2;

/** Cloth of a half that a casing lies on, cm. */
export interface Ground {
  readonly face: Face;
  /** From the centre to the side, darts sewn and gathers drawn up. */
  readonly whole: number;
  /** How far along the cloth, or the edge that the casing stands on, the side lies, as places there are counted. */
  readonly toSide: number;
  /** What of it lies flat beside an opening, from the centre. */
  readonly flat: number;
  /** The rest as the casing is stitched to it, beside darts that narrow from one row to the other. */
  readonly under: number;
  /** Where the edges of the casing lie, by panel. */
  readonly lines: readonly { readonly panel: Panel; readonly path: Path }[];
}

/** Height of the middle of a casing, and whether it lies on a seam. */
export interface CasingPlace {
  readonly onSeam: boolean;
  readonly level: number;
}

/** At the waist; or over the seam where that lies at the waist or above it. */
export function casingPlace({ panels }: GarmentPlan, { hem }: GarmentContext, width: number): CasingPlace {
  const seamed = panels.some((panel) => hasLine(panel, 'waist') && !panel.part.startsWith('skirt'));
  const onSeam = seamed && hem >= 0;
  return { onSeam, level: onSeam ? hem + width / 2 : 0 };
}

const CLOSED = new Set(['centre', 'fold']);

/** Whether a face comes apart at its centre at a height: what bounds it there is neither a fold nor a plain seam. */
function opensAt(panels: readonly Panel[], y: number): boolean {
  const met = panels
    .flatMap(({ edges }) => edges)
    .flatMap((edge) => intersectHorizontal(edge.path, y).map(({ point }) => ({ edge, x: point.x })))
    .sort((a, b) => a.x - b.x);
  const [inner] = met;
  return inner !== undefined && inner.edge.role !== 'fold' && !CLOSED.has(inner.edge.line);
}

/** How far from the centre the facing behind an opening reaches at a height; at least past a zip. */
function besideOpening(plan: GarmentPlan, face: Face, y: number): number {
  if (!opensAt(familyOf(plan.panels, face), y)) return 0;
  const facings = plan.panels.filter(
    ({ part, material, family }) => part === 'facing' && material === 'shell' && family.includes(face),
  );
  return Math.max(BESIDE_ZIP, ...clothAt(facings, y).map(({ to }) => to));
}

type Line = Ground['lines'][number];

/** Lines that follow each other from the centre, without their first `flat` cm. */
function outward(lines: readonly Line[], flat: number): Line[] {
  let left = flat;
  return lines.flatMap(({ panel, path }) => {
    const length = pathLength(path);
    const from = Math.min(left, length);
    left -= from;
    return length - from > SAME_POINT ? [{ panel, path: subPath(path, from, length) }] : [];
  });
}

/** Lines across the panels, level once darts are sewn, from the middle of the cloth that falls from a yoke, so much beyond the centre. */
function across(panels: readonly Panel[], y: number, beyond: number): Line[] {
  return acrossSewn(panels, y).map(({ panel, path }) => {
    const begins = startOf(path);
    return begins.x === 0 ? { panel, path: polyline({ x: -beyond, y }, endOf(path)) } : { panel, path };
  });
}

const lengthOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { path }) => sum + pathLength(path), 0);

const fullnessOf = ({ backFullness }: GarmentPlan, face: Face): number =>
  face === 'back' ? (backFullness?.by ?? 0) : 0;

/** The upper edge of a casing whose lower one is the seam. */
function overSeam(panels: readonly Panel[], width: number): Line[] {
  return panels.flatMap((panel) =>
    edgesOf(panel, 'waist').map(({ path }) => ({ panel, path: offsetPath(path, -width) })),
  );
}

/** The cloth of a half under a casing so wide. */
export function casingGround(
  plan: GarmentPlan,
  face: Face,
  { onSeam, level }: CasingPlace,
  width: number,
): Ground {
  const panels = familyOf(plan.panels, face);
  const flat = besideOpening(plan, face, level);
  const full = fullnessOf(plan, face);
  const rows = onSeam
    ? [overSeam(panels, width)]
    : [width / 2, -width / 2].map((off) => across(panels, level + off, full));
  const lines = rows.flatMap((row) => outward(row, flat));
  const sewn = lengthOf(lines) / rows.length;
  const whole = onSeam ? waistLengths(plan.panels, plan)[face] : lengthOf(across(panels, level, full));
  const toSide = onSeam ? whole + full : whole - full;
  return { face, whole, toSide, flat, under: onSeam ? whole - flat : sewn, lines };
}

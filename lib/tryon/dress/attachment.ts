import type { Cloth } from '@/lib/tryon/cloth/cloth';
import type { Sewn } from '@/lib/tryon/cloth/sewing';
import type { RangedSheet } from '@/lib/tryon/cloth/sheet-ranges';
import { across, type SewnLine, type Stops } from '@/lib/tryon/cloth/ties';

/** What a piece is sewn to, and how a place on its own line is found on the other. */
export interface Attachment {
  readonly own: SewnLine;
  readonly other: SewnLine;
  readonly onOther: (at: number) => number;
}

/**
 * The seams by which a piece hangs from what is laid already, as one where they follow each other, as those of a lap and
 * of what is beside it do; on her left, where there are two.
 */
export function attachmentOf(
  own: RangedSheet,
  { seams }: Cloth,
  laid: ReadonlySet<number>,
): Attachment | undefined {
  const isOwn = verticesOnLeft(own);
  const found = seams.flatMap((seam) => attachedBy(seam, isOwn, laid) ?? []);
  const [first, ...others] = found;
  return first && others.reduce((whole, next) => joined(whole, next) ?? joined(next, whole) ?? whole, first);
}

/** Her left, or of a piece worn on one side only that one. */
function verticesOnLeft({ sheet: { sheet, points }, first }: RangedSheet): (v: number) => boolean {
  const side = sheet.sides[0] as 'left' | 'right';
  const left = new Set(sheet.mesh.points.map((_, local) => sheet.vertex(side, local)));
  return (v) => v >= first && v < first + points.length && left.has(v);
}

function attachedBy(
  { a, b, stops, operation }: Sewn,
  isOwn: (v: number) => boolean,
  laid: ReadonlySet<number>,
): Attachment | undefined {
  // By a plain seam pieces lie side by side; they hang from what they are joined, gathered or attached to.
  if (operation.startsWith('sew-')) return undefined;
  const back = stops.map(([p, q]) => [q, p] as const);
  return attached(a, b, stops, isOwn, laid) ?? attached(b, a, back, isOwn, laid);
}

function attached(
  own: SewnLine,
  other: SewnLine,
  stops: Stops,
  isOwn: (v: number) => boolean,
  laid: ReadonlySet<number>,
): Attachment | undefined {
  const kept = partOf(own, isOwn);
  const hangs = kept.vertices.length > 1 && other.vertices.every((v) => laid.has(v));
  return hangs ? { own: kept, other, onOther: (at) => across(at, stops) } : undefined;
}

function partOf({ vertices, at }: SewnLine, isOf: (v: number) => boolean): SewnLine {
  const kept = vertices.flatMap((v, i) => (isOf(v) ? [i] : []));
  return { vertices: kept.map((i) => vertices[i] as number), at: kept.map((i) => at[i] as number) };
}

/** Two that follow each other as one, measured on from the first; nothing where the second does not begin where it ends. */
function joined(first: Attachment, next: Attachment): Attachment | undefined {
  const own = joinedLine(first.own, next.own);
  const other = joinedLine(first.other, next.other);
  if (!own || !other) return undefined;
  const end = first.own.at.at(-1) as number;
  return {
    own: own.line,
    other: other.line,
    onOther: (at) => (at <= end ? first.onOther(at) : next.onOther(at - own.moved) + other.moved),
  };
}

/** A line and the one that begins at its last vertex; `moved`: how much farther along the second now lies, cm. */
function joinedLine(first: SewnLine, next: SewnLine): { line: SewnLine; moved: number } | undefined {
  if (first.vertices.at(-1) !== next.vertices[0]) return undefined;
  const moved = (first.at.at(-1) as number) - (next.at[0] as number);
  return {
    line: {
      vertices: [...first.vertices, ...next.vertices.slice(1)],
      at: [...first.at, ...next.at.slice(1).map((own) => own + moved)],
    },
    moved,
  };
}

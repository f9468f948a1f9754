import { firstOf, item } from '@/lib/geometry/sequence';
import { INNER } from '../facings/trace';
import { hasLine } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { type OperationPlan, operation } from '../kernel/plan';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';
import { ZIP_LINE } from '../openings/zip-line';
import { INNER_AT_HEM, STRIP_END } from './beside-lap';
import type { Face } from './halves';
import type { JoinedHem } from './joined-hem';

/** A half and its hem, as a facing finishes it. */
export interface Half extends JoinedHem {
  readonly face: Face;
  readonly panels: readonly Panel[];
  /** The facing of an edge that laps, to the free edge of which the strip is sewn. */
  readonly edgeFacing?: Panel | undefined;
}

const on = ({ family }: Panel, line: PanelLine): LineRef[] => [{ family, line }];

/** Whose centre is sewn to a zip that opens down to the hem. */
function atZip(facings: readonly Panel[]): Panel[] {
  return facings.filter((own) => hasLine(own, ZIP_LINE));
}

function ends(front: Panel, back: Panel): SeamPlan[] {
  const sew = (id: string, a: LineRef[], b: LineRef[]) =>
    seam({ id, operation: 'sew-facing-ends', stage: 'hemFacingSeams', a, b });
  const centres = [front, back].filter(({ edges }) =>
    edges.some(({ line, role }) => line === 'centre' && role === 'seam'),
  );
  const isSewn = hasLine(front, 'side') && hasLine(back, 'side');
  return [
    ...(isSewn ? [sew('hem-facing-side', on(front, 'side'), on(back, 'side'))] : []),
    ...centres.map((own) => sew(`${own.id}-centre`, on(own, 'centre'), on(own, 'centre'))),
  ];
}

/** The strip joined to the facing of the edge, to go on from it as one. */
function atEdge(strip: Panel, edgeFacing: Panel): SeamPlan {
  return seam({
    id: `${strip.id}-edge`,
    operation: 'sew-facing-ends',
    stage: 'hemFacingSeams',
    a: [{ family: strip.family, line: STRIP_END, reversed: true }],
    b: on(edgeFacing, INNER_AT_HEM),
  });
}

function attach(facing: Panel, { panels, edgeFacing }: Half): SeamPlan {
  return seam({
    id: facing.id,
    operation: 'attach-facing',
    stage: 'hem',
    a: [...(edgeFacing ? on(edgeFacing, 'hem') : []), ...on(facing, 'hem')],
    b: on(firstOf(panels as [Panel]), 'hem'),
  });
}

/** What is done to the facings of a hem beside joining them. */
export function facedOperations(facings: readonly Panel[]): OperationPlan[] {
  const ids = facings.map(({ family }) => family);
  const fused = ids.map((id) => id.replace('facing', 'interfacing'));
  return [
    operation({ id: 'interface-hem', operation: 'interface', families: [...ids, ...fused] }),
    operation({
      id: 'finish-hem-facing',
      operation: 'finish-edges',
      stage: 'hemFacingEdges',
      lines: facings.flatMap((own) => on(own, INNER)),
    }),
    ...atZip(facings).map((own) =>
      operation({
        id: `${own.id}-zip-ends`,
        operation: 'finish-facing-at-zip',
        stage: 'hemFacingSeams',
        lines: on(own, ZIP_LINE),
      }),
    ),
    operation({ id: 'understitch-hem', operation: 'understitch', stage: 'understitchHem', families: ids }),
  ];
}

/** The facings of a hem joined at their ends, to what faces the edge of a lap, and sewn to the hem. */
export function facedSeams([front, back]: readonly [Panel, Panel], halves: readonly Half[]): SeamPlan[] {
  const facings = [front, back];
  return [
    ...ends(front, back),
    ...halves.flatMap(({ edgeFacing }, i) => (edgeFacing ? [atEdge(item(facings, i), edgeFacing)] : [])),
    ...facings.map((own, i) => attach(own, item(halves, i))),
  ];
}

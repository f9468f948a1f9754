import { STAGES } from '@/lib/operations/stages';
import { hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type OperationPlan, operation } from '../kernel/plan';
import { KEYHOLE } from '../openings/keyhole';
import { endsAtZip, type FacingRequest, facingOf, on } from './request';

/** A facing that reaches the hem is turned up with it. */
export function edgeHem(both: readonly Panel[], { lap, hemDepth, skirt }: FacingRequest): OperationPlan[] {
  if (!lap || skirt) return [];
  const lines = [on(facingOf(both, lap), 'hem')];
  const figures = { depth: hemDepth };
  return [operation({ id: 'facing-hem', operation: 'hem', lines, figures })];
}

/** What is done to the facings beside joining them. */
export function facingOperations(facings: readonly Panel[], closed: readonly Panel[] = []): OperationPlan[] {
  const ids = facings.map(({ family }) => family);
  const fused = ids.map((id) => id.replace('facing', 'interfacing'));
  const zipped = facings.filter(
    (facing) => isParted(facing) && !hasLine(facing, KEYHOLE) && !closed.includes(facing),
  );
  return [
    operation({ id: 'interface', operation: 'interface', families: [...ids, ...fused] }),
    operation({
      id: 'finish-facing',
      operation: 'finish-edges',
      lines: ids.map((family) => ({ family, line: 'facing-inner' })),
    }),
    operation({ id: 'understitch', operation: 'understitch', families: ids }),
    ...zipped.map((facing) => zipEnds(facing, 'centre')),
  ];
}

/** The sides of facings that end at a zip, which is sewn in once they lie inside. */
export function sideZipEnds(facings: readonly Panel[], request: FacingRequest): OperationPlan[] {
  return facings
    .filter((facing) => endsAtZip(request, facing))
    .map((facing) => ({ ...zipEnds(facing, 'side'), stage: STAGES.sideFacingEnds }));
}

/** A facing in two parts: its centre is sewn to a zip, or together under a keyhole. */
function isParted({ edges }: Panel): boolean {
  return edges.some(({ line, role }) => line === 'centre' && role === 'seam');
}

function zipEnds(facing: Panel, line: 'centre' | 'side'): OperationPlan {
  return operation({
    id: `${facing.id}-zip-ends`,
    operation: 'finish-facing-at-zip',
    lines: [on(facing, line)],
  });
}

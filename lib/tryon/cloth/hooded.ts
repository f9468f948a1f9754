import { isHood } from '@/lib/pattern/worn/collar';
import type { Cloth } from './cloth';
import { rangedSheets, verticesOf } from './sheet-ranges';

/** The vertices of what is worn over the head. */
export const hoodVertices = (cloth: Pick<Cloth, 'sheets'>): number[] =>
  rangedSheets(cloth)
    .filter(({ sheet: { sheet } }) => isHood(sheet.mesh.piece))
    .flatMap(verticesOf);

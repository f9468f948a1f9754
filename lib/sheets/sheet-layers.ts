import type { DocumentLayer } from '@/lib/drawing/document';
import type { Words } from '@/lib/drawing/types';
import type { Draft, Material } from '@/lib/pattern/types';

const LAYERS = ['cut', 'stitch', 'marks', 'text'] as const;
const MATERIALS: readonly Material[] = ['shell', 'lining', 'interfacing', 'contrast'];

/** The switchable layers of a sheet: kinds of line first, then one for each material that is used. */
export function sheetLayers({ pieces }: Draft, words: Words, grid = false): DocumentLayer[] {
  const used = MATERIALS.filter((material) => pieces.some((piece) => piece.material === material));
  return [
    ...(grid ? [{ id: 'grid', name: words('sheets.layer.grid') }] : []),
    ...LAYERS.map((id) => ({ id, name: words(`sheets.layer.${id}`) })),
    ...used.map((id) => ({
      id,
      name: words('sheets.layer.material', { material: words(`sheets.material.${id}`) }),
    })),
  ];
}

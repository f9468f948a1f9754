import type { Light } from '@/lib/fabrics/types';
import { EDGE, SEAM, SKIN_BEHIND, SKIN_LIGHT } from '@/lib/fabrics/worn-look';
import type { BodyMesh } from '../body/mesh';
import type { TapeLine } from '../body/tape-lines';
import type { GarmentSurface } from '../show/garment-surface';
import { type Camera, seenBy } from './camera';
import { type Bitmap, Canvas, FINE } from './canvas';
import { coarserPrint } from './coarser-print';
import { drawLines } from './lines';
import { nearness } from './nearness';
import { type Paint, paintSurface } from './paint-surface';
import { type PrintPixels, readPrint } from './print';
import { placerOn, seenSurface } from './seen-surface';
import type { Colour } from './shade';
import { sunlightOn } from './sunlight';

/** A garment on a body, and what both are of. */
export interface StillScene {
  readonly body: BodyMesh;
  readonly garment: GarmentSurface;
  /** Cloth of the garment, and of collar and cuffs. */
  readonly prints: { readonly shell: PrintPixels; readonly trim: PrintPixels };
  readonly light: Light;
  readonly skin: Colour;
  /** Of seams and edges. */
  readonly line: Colour;
}

/** The picture of a scene, so many pixels wide and high, on nothing; lit and coloured as the creator shows it. */
export function drawStill(scene: StillScene, camera: Camera, width: number, height: number): Bitmap {
  const { body, garment } = scene;
  const canvas = new Canvas(width, height);
  const place = placerOn(canvas, camera);
  const skin = seenSurface({ ...body, covers: nearness(body, garment) }, camera, place);
  const cloth = seenSurface(garment, camera, place);
  const paints = clothPaints(scene, canvas.height / (camera.high - camera.low));
  const sunlit = sunlightOn([skin, cloth], (camera.high + camera.low) / 2);
  const layers = [
    () => paintSurface(canvas, skin, sunlit, skinPaint(scene)),
    ...[false, true].flatMap((front) =>
      paints.map((paint) => () => paintSurface(canvas, cloth, sunlit, { ...paint, front })),
    ),
  ];
  // What is behind thin cloth is seen through it and comes first; behind other cloth it is not even painted.
  for (const paintLayer of scene.light.cover < 1 ? layers : layers.reverse()) paintLayer();
  const placed = (line: TapeLine) => place(seenBy(camera, line.flat()));
  for (const [lines, { cover, halfWidth }] of [
    [garment.seams, SEAM],
    [garment.edges, EDGE],
  ] as const)
    drawLines(canvas, lines, placed, { colour: scene.line, cover, halfWidth: halfWidth * FINE });
  return canvas.toBitmap();
}

const skinPaint = ({ body, skin }: StillScene): Paint => ({
  range: [0, body.indices.length],
  front: true,
  behind: SKIN_BEHIND,
  light: SKIN_LIGHT,
  colourAt: (_x, _y, colour) => {
    for (let k = 0; k < 3; k++) colour[k] = skin[k] as number;
  },
});

/** Shell and trim, seen so many samples a centimetre. */
function clothPaints({ garment, prints, light }: StillScene, perCm: number): Omit<Paint, 'front'>[] {
  const { shellCorners, indices } = garment;
  const paint = (own: PrintPixels, from: number, to: number) => {
    const print = coarserPrint(own, perCm);
    return {
      range: [from, to] as const,
      behind: 0,
      light,
      colourAt: (x: number, y: number, colour: Float32Array) => readPrint(print, x, y, colour),
    };
  };
  return [paint(prints.shell, 0, shellCorners), paint(prints.trim, shellCorners, indices.length)];
}

import type { Path, Point } from '@/lib/geometry/types';

/** Where a neckline is hung: its ends, and the slope of the shoulder seam below the horizontal. */
export interface NeckFrame {
  readonly shoulder: Point;
  readonly centre: Point;
  readonly slope: number;
  readonly side: 'front' | 'back';
}

/** One way to cut a neckline, front or back. */
export interface NecklineShape {
  /** Its edge hangs free of the body: there is nothing to gape. */
  readonly loose?: true;
  /** What its edge would gape however deep it lies, cm; unsaid where its depth says it. */
  readonly gape?: number;
  /** Angle inside the piece between shoulder seam and neckline that suits the shape best, degrees. */
  angle(frame: NeckFrame): number;
  /** From the shoulder to the centre, leaving the shoulder seam at `angle`. */
  draw(frame: NeckFrame, angle: number): Path;
  /** How near to bust height (front) or waist (back) its lowest point may come, cm. */
  readonly clearance: { readonly front: number; readonly back: number };
}

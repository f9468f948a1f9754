/** A crease of a pleat: where it lies on the cloth at the waist seam and from the hips down, and the line it is laid on. */
export interface Crease {
  readonly atWaist: number;
  readonly atHip: number;
  readonly onto: number;
  /** Where it comes to lie on the finished waist seam. */
  readonly finished: number;
}

export interface PleatRequest {
  /** Finished half widths at the waist seam and over the hips. */
  readonly waist: number;
  readonly hip: number;
}

/** Visible width of a pleat aimed at, cm (G). */
const VISIBLE = 4;
const FEWEST = 3;

/** All pleats turned to the side, each a third of its cloth wide. */
export function knifePleats({ waist, hip }: PleatRequest): Crease[] {
  const count = Math.max(FEWEST, Math.round(hip / VISIBLE));
  const [width, narrow] = [hip / count, waist / count];
  return Array.from({ length: count }, (_, i) => ({
    atWaist: 3 * width * i + narrow,
    atHip: 3 * width * i + width,
    onto: 3 * width * (i + 1),
    finished: narrow * (i + 1),
  }));
}

/** Pleats turned away from each other in pairs, the first box astride the centre. */
export function boxPleats({ waist, hip }: PleatRequest): Crease[] {
  const count = 2 * Math.max(1, Math.round((hip / VISIBLE - 1) / 2)) + 1;
  const [width, narrow] = [hip / count, waist / count];
  const crease = (box: number, side: -1 | 1): Crease => ({
    atWaist: 6 * width * box + side * narrow,
    atHip: 6 * width * box + side * width,
    onto: 6 * width * box + side * 3 * width,
    finished: narrow * (2 * box + side),
  });
  const boxes = Array.from({ length: (count + 1) / 2 }, (_, box) => box);
  return boxes.flatMap((box) => (box === 0 ? [crease(0, 1)] : [crease(box, -1), crease(box, 1)]));
}

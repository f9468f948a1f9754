/** A place on the screen in pixels, or on the cloth in centimetres. */
export type Point = readonly [x: number, y: number];
export type Corners = readonly [Point, Point, Point, Point];

/**
 * The `matrix3d` that lays a rectangle of `width` × `height` pixels, its corners clockwise from the upper left, on four
 * points: what a projector that stands askew distorts is distorted back. Undefined where the points make no quadrangle
 * that bulges at every corner. Method: the square-to-quadrangle map of Heckbert (1989), section 2.2.
 */
export function matrixOnto(corners: Corners, width: number, height: number): string | undefined {
  if (!isConvex(corners)) return undefined;
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  const [a, d] = [x1 - x0 + g * x1, y1 - y0 + g * y1];
  const [b, e] = [x3 - x0 + h * x3, y3 - y0 + h * y3];
  const columns = [
    [a / width, d / width, 0, g / width],
    [b / height, e / height, 0, h / height],
    [0, 0, 1, 0],
    [x0, y0, 0, 1],
  ];
  return `matrix3d(${columns.flat().join(',')})`;
}

/** Whether one turns the same way at every corner. */
function isConvex(corners: Corners): boolean {
  return corners.every((at, i) => {
    const next = corners[(i + 1) % 4] as Point;
    const after = corners[(i + 2) % 4] as Point;
    return (next[0] - at[0]) * (after[1] - next[1]) - (next[1] - at[1]) * (after[0] - next[0]) > 1;
  });
}

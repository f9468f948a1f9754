/** Whether a point lies inside a closed line of points, by crossings. */
export function isInside(points: readonly number[], x: number, y: number): boolean {
  let odd = false;
  let [ax, ay] = [points.at(-2) as number, points.at(-1) as number];
  for (let i = 0; i < points.length; i += 2) {
    const [bx, by] = [points[i] as number, points[i + 1] as number];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
    [ax, ay] = [bx, by];
  }
  return odd;
}

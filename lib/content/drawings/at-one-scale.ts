import type { Figure } from './figure';

/** The same figures, each in the middle of as much of the plane as the largest of them fill: a short top looks short. */
export function atOneScale(figures: readonly Figure[]): readonly Figure[] {
  const boxes = figures.map(({ viewBox }) => viewBox.split(' ').map(Number));
  const [widest, highest] = [2, 3].map((size) => Math.max(...boxes.map((box) => box[size] ?? 0)));
  return figures.map((figure, i) => {
    const [x = 0, y = 0, width = 0, height = 0] = boxes[i] ?? [];
    const [wide = width, high = height] = [widest, highest];
    const viewBox = [x - (wide - width) / 2, y - (high - height) / 2, wide, high];
    return { ...figure, viewBox: viewBox.map((each) => Number(each.toFixed(3))).join(' ') };
  });
}

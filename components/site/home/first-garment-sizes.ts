interface Figure {
  readonly viewBox: string;
}

/** Cm across and down that the largest garment and the longest row of pieces take. */
interface LargestSizes {
  readonly widest: number;
  readonly tallest: number;
  readonly row: number;
  readonly deepest: number;
}

/** Room for the largest of all, so that nothing below moves when another is chosen. */
export function largestSizes(
  garments: readonly { readonly front: Figure; readonly pieces: Figure }[],
): LargestSizes {
  const largest = (figures: readonly Figure[], side: 0 | 1) =>
    Math.max(...figures.map((figure) => sizeOf(figure)[side]));
  const fronts = garments.map(({ front }) => front);
  const rows = garments.map(({ pieces }) => pieces);
  return {
    widest: largest(fronts, 0),
    tallest: largest(fronts, 1),
    row: largest(rows, 0),
    deepest: largest(rows, 1),
  };
}

export function sizeOf({ viewBox }: Figure): readonly [width: number, height: number] {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return [width, height];
}

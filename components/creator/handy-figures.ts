type Figures = Readonly<Record<string, number | string>>;

/** As fine as a hand measures, and as fine as it must be where that would say nothing or the same twice, cm. */
const STEPS = [0.5, 0.1];

/** The figures of a notice as one would say them: 1.125 cm is about 1 cm. Other words are left as they are. */
export function handyFigures(figures: Figures): Figures {
  const exact = Object.values(figures).filter((figure) => typeof figure === 'number');
  const step = STEPS.find((each) => tellsAll(exact, each));
  if (step === undefined) return figures;
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      typeof figure === 'number' ? rounded(figure, step) : figure,
    ]),
  );
}

/** Whether no figure becomes nothing and no two become one, once rounded. */
function tellsAll(exact: readonly number[], step: number): boolean {
  const round = exact.map((figure) => rounded(figure, step));
  const vanishes = exact.some((figure, i) => figure !== 0 && Math.abs(round[i] ?? 0) < 2 * step);
  return !vanishes && new Set(round).size === new Set(exact).size;
}

/** What is exact to the millimetre was most likely set so, and stays. */
function rounded(figure: number, step: number): number {
  const millimetres = Math.round(figure * 10);
  if (Math.abs(figure * 10 - millimetres) < 1e-6) return millimetres / 10;
  return Math.round(Math.round(figure / step) * step * 10) / 10;
}

/** Figures as the draft states them: to a thousandth of a millimetre, never a negative zero. */
export function rounded(figures: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1e4) / 1e4 + 0]),
  );
}

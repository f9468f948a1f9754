/** Sides she is looked at from, degrees turned to her left. */
type Views<Name extends string> = Readonly<Record<Name, number>>;

/** What an arrow key turns, degrees. */
export const TURN_STEP = 15;

/** Between 0 and 360. */
export const wholeTurn = (degrees: number) => ((degrees % 360) + 360) % 360;

/** The one of some views that is nearest to a turn. */
export function nearestView<Name extends string>(turn: number, views: Views<Name>): Name {
  const away = (name: Name) => Math.abs(wholeTurn(turn - views[name] + 180) - 180);
  return (Object.keys(views) as Name[]).reduce((a, b) => (away(b) < away(a) ? b : a));
}

/** From one turn to another the shorter way, by a share of it. */
export function between(from: number, to: number, share: number): number {
  return wholeTurn(from + (wholeTurn(to - from + 180) - 180) * share);
}

/** Where a key turns her to; `null` for a key that does not. */
export function keyTurn(key: string, turn: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return wholeTurn(turn - TURN_STEP);
  if (key === 'ArrowRight' || key === 'ArrowUp') return wholeTurn(turn + TURN_STEP);
  if (key === 'Home') return 0;
  return null;
}

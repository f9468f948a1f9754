import type { Corners } from './homography';

/** The layers of a piece, and the grid under it. */
export const LAYERS = ['cut', 'stitch', 'marks', 'text', 'grid'] as const;
export type LayerName = (typeof LAYERS)[number];

/** The rectangle a projector is set by, cm of cloth: as in the projector files. */
export const RECTANGLE = { width: 60, height: 40 } as const;

/** How this device shows pieces: set once for a table, and kept. */
export interface Session {
  /** Where the corners of the rectangle lie on the screen, pixels; none before it was set. */
  readonly corners: Corners | null;
  readonly hidden: readonly LayerName[];
  readonly inverted: boolean;
}

const KEPT = 'droitfil.projector';
const FIRST: Session = { corners: null, hidden: [], inverted: true };

export function keptSession(): Session {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') };
  } catch {
    return FIRST;
  }
}

export function keepSession(session: Session): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(session));
  } catch {
    // A browser that keeps nothing is set anew each time.
  }
}

/** Corners to begin with: the rectangle in the middle of a screen, its proportions right. */
export function firstCorners(width: number, height: number): Corners {
  const scale = Math.min((0.7 * width) / RECTANGLE.width, (0.7 * height) / RECTANGLE.height);
  const [w, h] = [RECTANGLE.width * scale, RECTANGLE.height * scale];
  const [left, top] = [(width - w) / 2, (height - h) / 2];
  return [
    [left, top],
    [left + w, top],
    [left + w, top + h],
    [left, top + h],
  ];
}

/** How a piece lies on the cloth: its corner in cm from that of the rectangle, quarter turns, mirrored or not. */
export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly turns: number;
  readonly mirrored: boolean;
}

export const LAID: Lying = { x: 0, y: 0, turns: 0, mirrored: false };

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The piece after a key: arrows move it by 1 cm, by 10 with Shift, by a millimetre with Alt; R turns, M mirrors. */
export function movedBy(lying: Lying, key: { key: string; shiftKey: boolean; altKey: boolean }): Lying {
  const way = WAYS[key.key];
  if (way) {
    const by = key.shiftKey ? 10 : key.altKey ? 0.1 : 1;
    return { ...lying, x: lying.x + way[0] * by, y: lying.y + way[1] * by };
  }
  if (key.key.toLowerCase() === 'r') return { ...lying, turns: (lying.turns + 1) % 4 };
  if (key.key.toLowerCase() === 'm') return { ...lying, mirrored: !lying.mirrored };
  return lying;
}

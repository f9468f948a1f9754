/** Something printed or woven into cloth: SVG path data in cm, x across the cloth and y along it, downward. */
export interface Mark {
  readonly d: string;
  /** `#rrggbb`; without it the mark is a line. */
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the line, cm. */
  readonly width?: number;
  readonly opacity?: number;
  /** Share of the cloth it covers, where that is more than a tenth. */
  readonly covers?: number;
}

/** One repeat of a cloth, right side up, as large as it is, cm. It lies with x = 0 in the middle of the front. */
export interface Print {
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` under all marks. */
  readonly ground: string;
  readonly marks: readonly Mark[];
}

/** Draws a cloth in a colour, `#rrggbb`. */
export type DrawPrint = (colour: string) => Print;

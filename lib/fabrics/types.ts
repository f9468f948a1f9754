/** How a cloth hangs and feels. Figures as laboratories give them (METHODS §13). */
export interface Fabric {
  /** Weight, g/m². */
  readonly weight: number;
  /** Under a light press, mm. */
  readonly thickness: number;
  /** Resistance to bending, mean of warp and weft, µN·m. */
  readonly bending: number;
  /** Resistance to being drawn out along weft and warp, and to shear, N/m. */
  readonly stretch: { readonly weft: number; readonly warp: number; readonly shear: number };
  /** Of cloth on a smooth form, as a share of what presses it on. */
  readonly friction: number;
  readonly light: Light;
}

/** How light plays on a cloth: shares of what falls on it. */
export interface Light {
  /** How much it mirrors, and how narrowly: the exponent of the highlight. */
  readonly sheen: number;
  readonly gloss: number;
  /** How much its fibres glow where one looks along it. */
  readonly fuzz: number;
  /** How much of what is behind it is hidden. */
  readonly cover: number;
}

/** Medians of one kind of work, warm: ms by the clock and of processor time. */
export interface Timing {
  readonly wall: number;
  readonly spread: readonly [number, number];
  readonly cpu: number;
  readonly runs: number;
}

/** What is set side by side of one design, ours or a peer's. Lengths in mm. */
export interface Figures {
  readonly name: string;
  readonly parts: number;
  readonly draft: Timing;
  /** The draft with the checks that refuse what cannot be sewn; no peer has them. */
  readonly checked?: Timing;
  /** How far the two edges of each seam are from the ease stated between them. */
  readonly seams: readonly { readonly seam: string; readonly by: number }[];
  /** Cloth left beyond the corners of the seam line, where it is least. */
  readonly corners: { readonly asked: number; readonly least: number; readonly measured: number };
  /** The A4 file, from measurements to bytes. */
  readonly file?: Timing & { readonly bytes: number; readonly pages: number };
}

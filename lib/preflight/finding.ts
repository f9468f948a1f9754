/** What a file shows that it must not, or lacks that it must show. */
export type FindingKind =
  /** Lines that are not where the draft has them, or that one of the two has alone. */
  | 'cut-line'
  | 'stitching-line'
  | 'fold-line'
  | 'internal-line'
  | 'notch'
  | 'grain'
  | 'mark'
  /** A line of a piece's weight, or inside a piece, that belongs to none. */
  | 'stray-cut'
  | 'stray-line'
  | 'missing-piece'
  | 'mirrored-piece'
  | 'label'
  | 'layer'
  | 'test-square'
  | 'page-size'
  /** A page whose part of the pattern is not the one its address and frame promise. */
  | 'tile'
  /** Something of a piece that no page shows. */
  | 'uncovered'
  | 'text-outside'
  /** The file cannot be read as what it should be. */
  | 'structure';

/** One thing found: of several alike on one piece the furthest. Names no person and no measurement of one. */
export interface Finding {
  readonly kind: FindingKind;
  readonly file: string;
  readonly page?: string;
  readonly piece?: string;
  /** How far off, cm. */
  readonly distance?: number;
}

/** What the reading of a finished file came to. */
export interface Inspection {
  /** Largest distance seen, either way, between what is drawn and what was computed, cm. */
  readonly worst: number;
  readonly findings: readonly Finding[];
}

/** How far a drawn line may lie from the computed one, either way, cm. */
export const TOLERANCE = 0.02;

/** Findings as they come up: of those alike only the furthest is kept. */
export class Findings {
  worst = 0;
  private readonly kept = new Map<string, Finding>();

  constructor(private readonly file: string) {}

  add(kind: FindingKind, { page, piece, distance }: Omit<Finding, 'kind' | 'file'> = {}): void {
    const key = [kind, page, piece].join('|');
    const known = this.kept.get(key);
    if (known && (known.distance ?? 0) >= (distance ?? 0)) return;
    this.kept.set(key, {
      kind,
      file: this.file,
      ...(page === undefined ? {} : { page }),
      ...(piece === undefined ? {} : { piece }),
      ...(distance === undefined ? {} : { distance }),
    });
  }

  /** Takes a distance measured; it is a finding when it is more than a line may be off. */
  measured(kind: FindingKind, piece: string | undefined, distance: number): void {
    if (distance > this.worst) this.worst = distance;
    // What cannot be measured is not within anything.
    if (!(distance <= TOLERANCE)) this.add(kind, { ...(piece === undefined ? {} : { piece }), distance });
  }

  inspection(): Inspection {
    return { worst: this.worst, findings: [...this.kept.values()] };
  }
}

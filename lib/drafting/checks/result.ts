/** E: refuse to export. W: warn the maker. I: written down. */
export type Severity = 'E' | 'W' | 'I';

/** What one rule found on one draft: its worst figure, the limit it was held to, and where. Centimetres and degrees. */
export interface CheckResult {
  readonly id: string;
  /** Of the limit that was broken; of the strictest limit when none was. */
  readonly severity: Severity;
  readonly title: string;
  readonly ok: boolean;
  /** False when the draft has nothing of the kind: `ok` then says nothing was wrong with nothing. */
  readonly applies: boolean;
  readonly figure: number;
  readonly limit: string;
  readonly where?: string;
}

/** What a figure must lie within, ends included. */
export interface Band {
  readonly min?: number;
  readonly max?: number;
}

/** The band of each severity a rule knows; a wider band refuses, a narrower one warns. */
export type Limits = Readonly<Partial<Record<Severity, Band>>>;

/** A figure taken from a draft, and where. Its own limits replace those of the rule. */
export interface Reading {
  readonly figure: number;
  readonly where: string;
  readonly limits?: Limits;
}

/** Figures a message may quote: centimetres, degrees, counts or words already safe to show. */
export type Figures = Readonly<Record<string, number | string>>;

interface AppErrorDetails {
  /** Names of the inputs at fault, as the form or the catalogue calls them. */
  readonly fields?: readonly string[];
  readonly figures?: Figures;
  readonly cause?: unknown;
}

const BRAND = Symbol.for('droitfil.app-error');

/** Trouble we expect: a code that the edge maps once to a status and a translated message. */
export class AppError extends Error {
  readonly [BRAND] = true;
  readonly code: string;
  readonly fields: readonly string[];
  readonly figures: Figures;

  // The same class loaded by two bundles of one process is still the same trouble.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && BRAND in value;
  }

  constructor(code: string, { fields = [], figures = {}, cause }: AppErrorDetails = {}) {
    super(code, cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.figures = figures;
  }
}

import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { OperationName } from '@/lib/operations/names';
import { figuresInOneFile } from './drawings/in-one-file';
import { quotedBook } from './quoted-book';
import { type QuotedStep, stepsOfOperation } from './quoted-steps';
import { suggestion } from './suggestions';

/** An operation as it is done in the booklet of a suggestion. */
interface Sewn {
  readonly from: string;
  readonly operation: OperationName;
}

const sewn = (from: string, operation: OperationName): Sewn => ({ from, operation });

/** Words of the dictionary that name something the hands do, and where it is seen done. */
export const SEWN_WORDS: Readonly<Record<string, Sewn>> = {
  'belt-loop': sewn('shirt-dress', 'attach-belt-loops'),
  'button-loop': sewn('tunic', 'make-loop'),
  buttonhole: sewn('button-shirt', 'make-buttonholes'),
  casing: sewn('peter-pan-top', 'insert-elastic'),
  clipping: sewn('boat-neck-top', 'attach-facing'),
  'collar-stand': sewn('button-shirt', 'join-stand'),
  cuff: sewn('button-shirt', 'attach-cuff'),
  dart: sewn('boat-neck-top', 'sew-dart'),
  'ease-in': sewn('boat-neck-top', 'set-sleeve'),
  elastic: sewn('peter-pan-top', 'insert-elastic'),
  facing: sewn('boat-neck-top', 'attach-facing'),
  'fisheye-dart': sewn('sleeveless-shell', 'sew-fisheye-dart'),
  flap: sewn('tailored-jacket', 'sew-pocket-flap'),
  'gathering-stitch': sewn('tiered-dress', 'gather-skirt'),
  gathers: sewn('tiered-dress', 'gather-tier'),
  'grading-seams': sewn('button-shirt', 'attach-front-facing'),
  hem: sewn('boat-neck-top', 'hem'),
  'in-seam-pocket': sewn('tunic', 'attach-in-seam-bag'),
  interfacing: sewn('boat-neck-top', 'interface'),
  'invisible-zip': sewn('sleeveless-shell', 'insert-zip'),
  'knife-pleat': sewn('pleated-dress', 'fold-pleats'),
  lining: sewn('princess-sheath', 'attach-lining'),
  'notched-collar': sewn('tailored-jacket', 'sew-collar'),
  overcasting: sewn('boat-neck-top', 'finish-edges'),
  'patch-pocket': sewn('raglan-dress', 'attach-patch-pocket'),
  'peter-pan-collar': sewn('peter-pan-top', 'sew-collar'),
  placket: sewn('button-shirt', 'bind-placket'),
  'princess-seam': sewn('peplum-top', 'sew-princess'),
  'puff-sleeve': sewn('peter-pan-top', 'set-gathered-sleeve'),
  raglan: sewn('raglan-dress', 'sew-raglan'),
  'set-in-sleeve': sewn('boat-neck-top', 'set-sleeve'),
  'side-seam': sewn('boat-neck-top', 'sew-side'),
  'shoulder-seam': sewn('boat-neck-top', 'sew-shoulder'),
  'slip-stitch': sewn('princess-sheath', 'fell-lining'),
  staystitching: sewn('boat-neck-top', 'staystitch'),
  'tie-belt': sewn('wrap-top', 'sew-ties'),
  topstitching: sewn('button-shirt', 'topstitch-edge'),
  understitching: sewn('boat-neck-top', 'understitch'),
  vent: sewn('princess-sheath', 'finish-vent'),
  'welt-pocket': sewn('tailored-jacket', 'make-welt-pocket'),
  zip: sewn('sleeveless-shell', 'insert-zip'),
};

/** How what a word names is sewn, step by step, out of the booklet of a suggestion. */
interface WordSteps {
  /** The suggestion whose booklet is quoted. */
  readonly from: string;
  readonly steps: readonly QuotedStep[];
}

/** Nothing for a word that names no work of the hands, or none that the suggestion asks for. */
export async function wordSteps(word: string, locale: Locale): Promise<WordSteps | undefined> {
  const named = SEWN_WORDS[word];
  const garment = named && suggestion(named.from);
  if (!garment) return undefined;
  const told = stepsOfOperation(await quotedBook(garment.draft, locale), named.operation);
  if (told.length === 0) return undefined;
  return { from: named.from, ...figuresInOneFile({ steps: told }) };
}

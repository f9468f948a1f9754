import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft, Internal } from '@/lib/pattern/types';
import { sketchDraft } from '../hand-made';
import { changePiece, movePiece } from '../mutate';
import { casesOf, type RuleCase } from './case';
import { joined, strip } from './shapes';

const hung = joined(strip('front', 'front', 'hem', 20), strip('ruffle', 'ruffle', 'ruffle', 20));

const pair = { cut: { count: 2, onFold: false, mirrored: true } };
const zipped: Draft = sketchDraft({
  pieces: [strip('back', 'back', 'centre', 30, pair)],
  seams: [],
  operations: [
    {
      id: 'zip',
      operation: 'insert-zip',
      stage: 1,
      pieces: ['back'],
      edges: [{ piece: 'back', edge: 'centre' }],
      figures: {},
    },
  ],
});

const upright = (id: string, kind: Internal['kind'], x: number): Internal => ({
  id,
  kind,
  path: [
    ['M', x, 0],
    ['L', x, 8],
  ],
});
const pleated = (fold: number) =>
  sketchDraft({
    pieces: [
      strip('skirt-front', 'skirt-front', 'waist', 20, {
        internal: [upright('pleat-1', 'pleat', fold), upright('pleat-1-onto', 'placement', 12)],
      }),
    ],
    seams: [],
  });

const drawnIn = (by: 'elastic' | 'drawstring') =>
  drawDraft(
    completeChoices('dress', { silhouette: `${by}-waist`, 'waist-seam': 'natural' }, {}),
    STANDARD_SIZES['40'],
  );

const wider = (draft: Draft): Draft =>
  changePiece(draft, 'waist-casing-back', (piece) => movePiece(piece, (x, y) => [x > 5 ? x + 1 : x, y]));

const cordOf = (draft: Draft, length: number): Draft => ({
  ...draft,
  notions: draft.notions.map((own) => (own.kind === 'cord' ? { ...own, length } : own)),
});

const caped = drawDraft(completeChoices('top', { sleeve: 'cape' }, {}), STANDARD_SIZES['40']);
const capeScaled = changePiece(caped, 'cape', (piece) => movePiece(piece, (x, y) => [1.05 * x, 1.05 * y]));

/** Breaks of what a garment on the body asks for: A18, C16 of a cape, C19 to C21. */
export const WORN: readonly RuleCase[] = [
  ...casesOf(pleated(6), [{ rule: 'A18', breaks: 'a pleat beside its skirt', broken: pleated(-3) }]),
  ...casesOf(hung, [{ rule: 'C19', breaks: 'a ruffle sewn to nothing', broken: { ...hung, seams: [] } }]),
  ...casesOf(zipped, [
    {
      rule: 'C20',
      breaks: 'a zip in a back cut once',
      broken: changePiece(zipped, 'back', () => ({ cut: { count: 1, onFold: false, mirrored: false } })),
    },
  ]),
  ...casesOf(caped, [{ rule: 'C16', breaks: 'a cape cut round too wide', broken: capeScaled }]),
  ...casesOf(drawnIn('elastic'), [
    { rule: 'C21', breaks: 'a casing longer than its back', broken: wider(drawnIn('elastic')) },
  ]),
  ...casesOf(drawnIn('drawstring'), [
    { rule: 'C21', breaks: 'a cord too short to tie', broken: cordOf(drawnIn('drawstring'), 120) },
  ]),
];

import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { changePiece } from '@/lib/testing/mutate';
import { drawDraft } from '../../draft';
import { check } from '../check';

const PANEL = 'skirt-front-centre';

/** A hem that is level at the centre, dips, and is flatter again where it meets the seam. */
const draftOf = (size: '38' | '42' | '46'): Draft =>
  drawDraft(
    completeChoices(
      'dress',
      {
        skirt: 'panelled',
        'waist-seam': 'empire',
        'bust-shaping': 'gathers-under-bust',
        'hem-shape': 'high-low',
        fit: 'very-fitted',
        hem: '4-cm',
        length: 'knee',
        'side-slit': 'sides',
        'seam-allowance': '0-5-cm',
      },
      {},
    ),
    STANDARD_SIZES[size],
  );

const g1 = (draft: Draft) => check(draft).find(({ id }) => id === 'G1');

/** Cloth of the allowance cut narrower at its outer end. */
function narrowed(draft: Draft, by: number): Draft {
  return changePiece(draft, PANEL, (piece) => {
    const lowest = Math.min(...piece.cutLine.map((at) => at[1]));
    return { cutLine: piece.cutLine.map(([x, y]) => [y < lowest + 6 && x > 8 ? x - by : x, y]) };
  });
}

describe('G1', () => {
  it('reads a hem that bends toward its end as it comes to lie', () => {
    for (const size of ['38', '42', '46'] as const) {
      expect(g1(draftOf(size)), size).toMatchObject({ ok: true, applies: true });
    }
  });

  it('refuses one whose allowance is cut too narrow to lie flat', () => {
    expect(g1(narrowed(draftOf('42'), 0.3))).toMatchObject({ ok: false });
  });
});

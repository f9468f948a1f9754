import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import type { LineName } from '@/lib/pattern/types';
import { wristGirth } from '../../blocks/estimates';
import { drawDraft } from '../../draft';

const body = STANDARD_SIZES['38'];

function drawn(sleeve: string, finish: string, length = 'long') {
  const options = { sleeve, 'sleeve-length': length, 'sleeve-finish': finish };
  const draft = drawDraft(completeChoices('top', options, {}), body);
  const along = (piece: string, line: LineName) =>
    (pieceOf(draft, piece)?.edges ?? [])
      .filter((edge) => edge.line === line)
      .reduce((sum, { path }) => sum + pathLength(fromCommands(path)), 0);
  return { told: draft.finished.sleeveHem, along };
}

describe('the girth told for the end of a sleeve', () => {
  it.each(['set-in', 'bishop', 'raglan'])('is that of the buttoned cuff: %s', (sleeve) => {
    const { told, along } = drawn(sleeve, 'cuff');
    expect(told).toBeCloseTo(along('sleeve-cuff', 'cuff'), 3);
  });

  it.each(['puff', 'set-in', 'raglan', 'kimono'])('is that of the band: %s', (sleeve) => {
    const { told, along } = drawn(sleeve, 'bracelet');
    expect(told).toBeCloseTo(along('sleeve-band', 'cuff'), 3);
  });

  it.each(['puff', 'bishop', 'raglan', 'kimono'])('is that of the elastic on the arm: %s', (sleeve) => {
    expect(drawn(sleeve, 'elastic').told).toBeCloseTo(wristGirth(body) + 0.5, 3);
  });

  it('is that of the free edge of a ruffle, and of a sleeve that ends in nothing else', () => {
    const ruffled = drawn('set-in', 'ruffle', 'short');
    expect(ruffled.told).toBeCloseTo(ruffled.along('sleeve-ruffle', 'hem'), 3);
    const plain = drawn('set-in', 'hem');
    expect(plain.told).toBeCloseTo(plain.along('sleeve', 'hem'), 3);
  });
});

import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '../measured-draft';
import { outerShell } from './outer-shell';
import { overShoulder } from './over-shoulder';

function caughtIn(options: Readonly<Record<string, string>>) {
  const choices = completeChoices('dress', options, {});
  return measureDraft(drawDraft(choices, STANDARD_SIZES['40']));
}

describe('what is caught in the armhole over the shoulder', () => {
  it.each(['dart', 'princess-armhole'])(
    'holds a cape as long as the armhole between its marks (%s)',
    (shaping) => {
      const draft = caughtIn({ sleeve: 'cape', ...(shaping === 'dart' ? {} : { 'bust-shaping': shaping }) });
      const [cape] = overShoulder(draft);
      const [[, from] = [0, 0], , [length, to] = [0, 0]] = cape?.stops ?? [];
      expect(cape?.caught.length).toBeCloseTo(length, 3);
      expect(to - from).toBeCloseTo(length, 1);
      expect(from).toBeGreaterThan(3);
      expect(to).toBeLessThan((cape?.host.length ?? 0) - 3);
    },
  );

  it('gathers a ruffle to half its length, its middle on the shoulder', () => {
    const draft = caughtIn({ ruffle: 'shoulder', sleeve: 'set-in' });
    const [ruffle] = overShoulder(draft);
    const [[, from] = [0, 0], [, shoulder] = [0, 0], [length, to] = [0, 0]] = ruffle?.stops ?? [];
    expect(length / (to - from)).toBeCloseTo(2, 1);
    expect(shoulder).toBeGreaterThan(from);
    expect(shoulder).toBeLessThan(to);
  });

  it('is of the shell, since it is seen', () => {
    expect(outerShell(caughtIn({ sleeve: 'cape' }))).toContain('cape');
    expect(overShoulder(caughtIn({}))).toEqual([]);
  });
});

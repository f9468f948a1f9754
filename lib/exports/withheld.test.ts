import { describe, expect, it } from 'vitest';
import { createLog } from '@/lib/log/log';
import type { Finding } from '@/lib/preflight/finding';
import { refuseWithheld, release, withheldOr } from './withheld';

const finding: Finding = { kind: 'cut-line', file: 'a4', piece: 'front', distance: 5.2 };

describe('a finished file', () => {
  it('passes when it was read without a finding', async () => {
    expect(await withheldOr(async () => release('file', { findings: [] }))).toBe('file');
  });

  it('is withheld with what was found', async () => {
    const outcome = await withheldOr(async () => release('file', { findings: [finding] }));
    expect(outcome).toEqual({ withheld: [finding] });
  });

  it('hides no other trouble', async () => {
    const falls = withheldOr(async () => {
      throw new RangeError('other');
    });
    await expect(falls).rejects.toThrow('other');
  });

  it('is told in the log by file, piece and distance, and refused for good', () => {
    const log = createLog('silent');
    const lines: unknown[] = [];
    log.error = (line: unknown) => lines.push(line);
    expect(() => refuseWithheld(log, { withheld: [finding] })).toThrow(
      expect.objectContaining({ code: 'print-differs' }),
    );
    expect(lines).toEqual([{ findings: [finding] }]);
  });
});

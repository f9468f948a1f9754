import { describe, expect, it } from 'vitest';
import type { Log } from '@/lib/log/log';
import { noteReports } from './reports';

describe('what browsers report of our policy', () => {
  const noted = (given: unknown) => {
    const lines: unknown[] = [];
    noteReports({ warn: (fields: unknown) => lines.push(fields) } as unknown as Log, JSON.stringify(given));
    return lines;
  };

  it('is noted as directive and origin, in either format', () => {
    const from = 'https://else.example/path?of=jeanne';
    const origin = 'https://else.example';
    expect(
      noted({ 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': from } }),
    ).toEqual([{ directive: 'script-src-elem', from: origin }]);
    const body = { effectiveDirective: 'style-src', blockedURL: 'inline' };
    expect(
      noted([
        { type: 'csp-violation', body },
        { type: 'deprecation', body: {} },
      ]),
    ).toEqual([{ directive: 'style-src', from: 'inline' }]);
  });

  it('never makes many lines, nor names that nobody defined', () => {
    const body = { effectiveDirective: 'script-src', blockedURL: 'eval' };
    expect(noted(Array.from({ length: 50 }, () => ({ type: 'csp-violation', body })))).toHaveLength(10);
    for (const wrong of [1, {}, [{ type: 'csp-violation', body: { effectiveDirective: 'A b\n' } }]])
      expect(() => noted(wrong)).toThrow('unreadable');
  });
});

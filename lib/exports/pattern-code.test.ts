import { describe, expect, it } from 'vitest';
import { fileName } from './file-name';
import { newPatternCode, readPatternCode } from './pattern-code';

describe('a pattern code', () => {
  it('is twelve letters of sixty bits, never twice the same', () => {
    const codes = Array.from({ length: 2_000 }, newPatternCode);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('uses every letter about equally', () => {
    const letters = Array.from({ length: 2_000 }, newPatternCode).join('').replaceAll('-', '');
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(32);
    for (const count of counts.values()) expect(Math.abs(count - 750)).toBeLessThan(200);
  });

  it('is understood however it is typed', () => {
    expect(readPatternCode(' 7k3m 9qxt-2wvb')).toBe('7K3M-9QXT-2WVB');
    expect(readPatternCode('ilo0ilo0ilo0')).toBe('1100-1100-1100');
    expect(readPatternCode('7K3M-9QXT-2WV')).toBeUndefined();
    expect(readPatternCode('7K3M-9QXT-2WVU')).toBeUndefined();
    expect(readPatternCode('')).toBeUndefined();
  });
});

describe('the name of a file', () => {
  it.each([
    ['Ma robe d’été', 'ma-robe-d-ete-a4.pdf'],
    ['Œuvre n° 2 / Straße', 'oeuvre-n-2-strasse-a4.pdf'],
    ['../../etc/passwd', 'etc-passwd-a4.pdf'],
    ['"; filename=x.exe\r\n', 'filename-x-exe-a4.pdf'],
    ['🧵', 'droitfil-a4.pdf'],
    ['x'.repeat(200), `${'x'.repeat(48)}-a4.pdf`],
  ])('%j becomes %s', (name, expected) => {
    expect(fileName(name, 'a4', 'pdf')).toBe(expected);
  });
});

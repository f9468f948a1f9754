import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileName } from './file-name';

it.each([
  ['Mon œuvre', 'mon-oeuvre-a4.pdf'],
  ['Straße 38', 'strasse-38-a4.pdf'],
  ['🧵', 'droitfil-a4.pdf'],
  ['../../etc/passwd', 'etc-passwd-a4.pdf'],
  ['a"\r\nSet-Cookie: x=1', 'a-set-cookie-x-1-a4.pdf'],
])('a download of %j is called %s', (name, expected) => {
  expect(fileName(name, 'a4', 'pdf')).toBe(expected);
});

it('is plain letters, digits and dashes, whatever the pattern is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      expect(fileName(name, 'a4', 'pdf')).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-a4\.pdf$/);
    }),
  );
});

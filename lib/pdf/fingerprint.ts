const SEEDS = [0x811c9dc5, 0x9e3779b1, 0x85ebca6b, 0xc2b2ae35] as const;
const FACTORS = [0x01000193, 0x27d4eb2f, 0x165667b1, 0x85ebca77] as const;

/**
 * Thirty-two hexadecimal digits that change with any byte: four multiplicative lanes. For naming files,
 * not for keeping secrets.
 */
export function fingerprint(...parts: readonly Uint8Array[]): string {
  let [a, b, c, d]: [number, number, number, number] = [...SEEDS];
  for (const part of parts) {
    for (let i = 0; i < part.length; i++) {
      const byte = part[i] ?? 0;
      a = Math.imul(a ^ byte, FACTORS[0]);
      b = Math.imul((b ^ byte) + (a >>> 15), FACTORS[1]);
      c = Math.imul((c ^ byte) + (b >>> 13), FACTORS[2]);
      d = Math.imul((d ^ byte) + (c >>> 16), FACTORS[3]);
    }
  }
  return [a, b, c, d].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

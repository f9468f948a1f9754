/** Name of a download: the pattern's name in plain letters, then the format. Safe in any header and file system. */
export function fileName(patternName: string, format: string, extension: string): string {
  const plain = patternName
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-+|-+$/g, '');
  return `${plain || 'droitfil'}-${format}.${extension}`;
}

import type { ExtrasRenderer } from '@/lib/exports/extras/extras-renderer';

const text = (words: string) => new TextEncoder().encode(words);

/** A renderer of further files that draws nothing but answers as the real one does. */
export const blankExtrasRenderer: ExtrasRenderer = {
  sheet: async ({ format }) => text(`%PDF ${format}`),
  pieces: async () => [
    {
      id: 'front',
      number: 1,
      name: 'Devant',
      cut: '1 × tissu',
      svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      preview: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  ],
  beamed: async () => [{ name: '1. Devant', width: 30, height: 20, layers: [] }],
  steps: async () => [
    {
      title: 'Coudre',
      text: 'Piquez.',
      pieces: '1 Devant',
      svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  ],
  dxf: async () => '  0\r\nEOF\r\n',
  changes: async () => ({ pieces: [], sheets: [], digests: { a4: '', a3: '' } }),
  async close() {},
};

import localFont from 'next/font/local';

/** Soft old-style titles; the optical size follows the size of the text. */
export const serif = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  variable: '--font-serif',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

/** Everything one reads or clicks. */
export const sans = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  variable: '--font-sans',
  weight: '200 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

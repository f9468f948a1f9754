/** A length a text names, in cm: from least to most, which are one where it names a single figure. */
interface NamedLength {
  readonly least: number;
  readonly most: number;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
/** `3 mm`, `100–140 cm`, `de 4 à 5 cm`, `10 bis 15 cm`, whatever space is set between. */
const LENGTH = new RegExp(String.raw`${NUMBER}(?:\s?(?:–|à|to|bis)\s?${NUMBER})?\s?(mm|cm)`, 'g');

/** The lengths a text names, in the order in which it does. */
export const lengthsIn = (text: string): NamedLength[] =>
  [...text.matchAll(LENGTH)].map(([, from = '', to = from, unit]) => {
    const inCm = (figure: string) => Number(figure.replace(',', '.')) / (unit === 'mm' ? 10 : 1);
    return { least: inCm(from), most: inCm(to) };
  });

/** Whether one of the lengths named is that one, or a range that holds it. */
export const names = (lengths: readonly NamedLength[], cm: number): boolean =>
  lengths.some(({ least, most }) => cm >= least - 1e-6 && cm <= most + 1e-6);

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@/lib/i18n/locales';

/** Names of the figures a message quotes or decides by, sorted. Throws where the message cannot be read. */
export function figuresOf(message: string): string[] {
  return [...new Set(parse(message).flatMap(figures))].sort();
}

/** The words a reader may see, one text for each stretch between figures. */
export function wordsOf(message: string): string[] {
  return parse(message).flatMap(words);
}

/** Between a figure and what it counts these do not stand: units and particles. */
const NO_NOUN: Readonly<Record<Locale, readonly string[]>> = {
  fr: ['cm', 'mm', 'sur', 'de', 'en', 'et', 'à'],
  en: ['cm', 'mm', 'of', 'and', 'in', 'to', 'are', 'is'],
  de: ['cm', 'mm', 'von', 'und', 'bis', 'gezeichnet', 'ist', 'sind', 'neu'],
};

/** Names of the figures that a message puts before a noun without asking which plural they want. */
export function countedPlainly(message: string, locale: Locale): string[] {
  return plainCounts(parse(message), NO_NOUN[locale]);
}

/** How often a message decides between words by a figure that is not counted, and how deep its decisions stand in each other. */
export function decisionsOf(message: string): { readonly selects: number; readonly depth: number } {
  const elements = parse(message);
  return { selects: selectsIn(elements), depth: depthOf(elements) };
}

const selectsIn = (elements: readonly MessageFormatElement[]): number =>
  elements.reduce((sum, element) => {
    const within = branches(element).reduce((inner, branch) => inner + selectsIn(branch), 0);
    return sum + within + (element.type === TYPE.select ? 1 : 0);
  }, 0);

const depthOf = (elements: readonly MessageFormatElement[]): number =>
  elements.reduce((most, element) => {
    const within = Math.max(0, ...branches(element).map(depthOf));
    const decides = element.type === TYPE.select || element.type === TYPE.plural;
    return Math.max(most, within + (decides ? 1 : 0));
  }, 0);

function plainCounts(elements: readonly MessageFormatElement[], noNoun: readonly string[]): string[] {
  return elements.flatMap((element, index) => {
    const next = elements[index + 1];
    const [, word] = (next?.type === TYPE.literal && /^[\s-](\p{L}+)/u.exec(next.value)) || [];
    const isFigure = element.type === TYPE.argument || element.type === TYPE.number;
    const own = isFigure && word && !noNoun.includes(word) ? [element.value] : [];
    return [...own, ...branches(element).flatMap((branch) => plainCounts(branch, noNoun))];
  });
}

function figures(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
  const own = element.type === TYPE.tag ? [] : [element.value];
  return [...own, ...branches(element).flatMap((branch) => branch.flatMap(figures))];
}

function words(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value];
  return branches(element).flatMap((branch) => branch.flatMap(words));
}

function branches(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children];
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
  return Object.values(element.options).map(({ value }) => value);
}

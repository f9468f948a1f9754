import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Names of the figures a message quotes or decides by, sorted. Throws where the message cannot be read. */
export function figuresOf(message: string): string[] {
  return [...new Set(parse(message).flatMap(figures))].sort();
}

/** The words a reader may see, one text for each stretch between figures. */
export function wordsOf(message: string): string[] {
  return parse(message).flatMap(words);
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

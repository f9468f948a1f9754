import { CLOTHS, type ClothName, coloursOf } from './catalogue';
import { COLOURS, type ColourName } from './colours';
import type { Print } from './types';

/** A cloth in one of its colours. */
export interface ColouredCloth {
  readonly cloth: ClothName;
  readonly colour: ColourName;
}

/** What a garment is shown in. It changes nothing of its pattern. */
export interface Look {
  readonly main: ColouredCloth;
  /** Of collar, cuffs, belt and bound edges, where that is another. */
  readonly second?: ColouredCloth;
}

const BETWEEN = '+';
const COLOURED = '.';

const nameOf = ({ cloth, colour }: ColouredCloth): string => cloth + COLOURED + colour;

/** A look as a short plain text, to be kept or sent. */
export function lookText({ main, second }: Look): string {
  return second ? nameOf(main) + BETWEEN + nameOf(second) : nameOf(main);
}

/** The look a text stands for; nothing for one that names no cloth or colour there is. */
export function readLook(text: string | null | undefined): Look | undefined {
  const [first, other, ...more] = (text ?? '').split(BETWEEN);
  const main = readCloth(first);
  const second = other === undefined ? undefined : readCloth(other);
  if (!main || more.length > 0 || (other !== undefined && !second)) return undefined;
  return second ? { main, second } : { main };
}

function readCloth(text = ''): ColouredCloth | undefined {
  const [cloth = '', colour, ...more] = text.split(COLOURED);
  if (!Object.hasOwn(CLOTHS, cloth) || more.length > 0) return undefined;
  const name = cloth as ClothName;
  const found = coloursOf(name).find((each) => each === colour);
  return found && { cloth: name, colour: found };
}

/** One repeat of a cloth in its colour. */
export const printOf = ({ cloth, colour }: ColouredCloth): Print => CLOTHS[cloth].draw(COLOURS[colour]);

import { GARMENTS } from '@/lib/choices/catalogue';
import type { CreatorStore } from '../store/create-store';
import { type Creation, chosenSlots, onGarment } from '../store/creation';
import { bodyOf } from '../store/measures';
import { asWanted } from '../store/sizes-aside';
import type { FiguresJob, View } from '../worker/protocol';
import type { PreviewWorkers } from './preview-workers';

/** The first question, by whose name its cards are asked for. */
export const GARMENT_QUESTION = 'garment';

/**
 * The hand has to rest this long before cards are drawn again and figures worked out: between two taps of a key it does
 * not. A layout cannot be interrupted, so it waits for a longer rest.
 */
const REST_MS = { cards: 300, figures: 1000 };

/** What is designed now, as the workers read it. */
export function designOf(creator: CreatorStore) {
  const { choices, measures } = creator.getState().history.present;
  return { choices, body: bodyOf(measures).body };
}

/** What a preview asks of its workers: the picture at once, cards and figures once the hand rests. */
export function createPreviewRequests(
  creator: CreatorStore,
  workers: PreviewWorkers,
  isWaiting: () => boolean,
  cloth: () => Pick<FiguresJob, 'clothWidth' | 'words'>,
) {
  const cards = createCardRequests(creator, workers, isWaiting);
  let rests: readonly ReturnType<typeof setTimeout>[] = [];
  const stop = () => rests.forEach(clearTimeout);
  const askFigures = () => workers.patient().figures({ kind: 'figures', ...designOf(creator), ...cloth() });
  const rest = () => {
    stop();
    if (isWaiting()) return;
    rests = [setTimeout(cards.askAll, REST_MS.cards), setTimeout(askFigures, REST_MS.figures)];
  };
  return {
    cards,
    rest,
    stop,
    /** Not before the first picture: with that they are asked for anyway. */
    figures: () => isWaiting() || askFigures(),
    draw(views: readonly View[]) {
      const gesture = creator.getState().history.gesture ?? undefined;
      workers.quick().draw({ kind: 'draw', ...designOf(creator), views, gesture });
      rest();
    },
  };
}

const onEachGarment = (present: Creation) =>
  Object.fromEntries(GARMENTS.map((garment) => [garment, onGarment(present, garment).choices]));

/** The cards of the questions that are open. For one design each is drawn once, however often one steps to and fro. */
function createCardRequests(creator: CreatorStore, workers: PreviewWorkers, isWaiting: () => boolean) {
  const watched = new Map<string, readonly string[]>();
  const asked = new Map<string, Pick<Creation, 'choices' | 'measures'>>();
  const ask = (slot: string, values: readonly string[]) => {
    if (isWaiting()) return;
    const { present } = creator.getState().history;
    const { choices, measures } = present;
    const before = asked.get(slot);
    if (before?.choices === choices && before.measures === measures) return;
    asked.set(slot, { choices, measures });
    const design = { ...designOf(creator), choices: asWanted(present), chosen: chosenSlots(present) };
    const designs = slot === GARMENT_QUESTION ? { designs: onEachGarment(present) } : {};
    workers.patient().thumbnails({ kind: 'thumbnails', ...design, ...designs, slot, values });
  };
  return {
    askAll() {
      for (const [slot, values] of watched) ask(slot, values);
    },
    watch(slot: string, values: readonly string[]) {
      watched.set(slot, values);
      ask(slot, values);
      return () => watched.delete(slot);
    },
    forget: () => asked.clear(),
  };
}

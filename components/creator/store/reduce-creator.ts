import type { Refused } from '../worker/protocol';
import { type Choice, chosenSlots } from './creation';
import { redo, settle, undo } from './history';
import { announce, recordQuietly, recordStep } from './record-step';
import { type RedesignEvent, redesign } from './redesign';
import type { CreatorData } from './state';
import { confirmed, costOf, costsAChoice, nearestFree, take } from './take-value';

export type CreatorEvent =
  | { readonly kind: 'force' | 'take-nearest' | 'dismiss' | 'settle' | 'undo' | 'redo' }
  | (Choice & { readonly kind: 'choose' })
  | { readonly kind: 'refused'; readonly refusal: Refused | null }
  | RedesignEvent;

/** The state after an event; the very same one when the event does not fit it. Throws for a size out of its range. */
export function reduceCreator(state: CreatorData, event: CreatorEvent): CreatorData {
  const { history, pending } = state;
  switch (event.kind) {
    case 'choose':
      return choose(state, event);
    case 'force':
      return pending ? takeValue(state, pending) : state;
    case 'take-nearest':
      return pending?.nearest ? takeValue(state, { slot: pending.slot, value: pending.nearest }) : state;
    case 'dismiss':
      return { ...state, pending: null };
    case 'settle':
      return { ...state, history: settle(history) };
    case 'undo':
      return announce({ ...state, history: undo(history), pending: null }, { kind: 'undone' });
    case 'redo':
      return announce({ ...state, history: redo(history), pending: null }, { kind: 'redone' });
    case 'refused':
      return event.refusal === state.refusal ? state : { ...state, refusal: event.refusal };
    default:
      return redesign(state, event);
  }
}

/** A value is taken at once, with what was not chosen giving way; where a choice would have to, that is asked first. */
function choose(state: CreatorData, { slot, value }: Choice): CreatorData {
  const { present } = state.history;
  if (present.choices.options[slot] === value)
    return { ...recordQuietly(state, confirmed(present, slot)), touched: true, pending: null };
  const switchesOff = costOf(present, slot, value);
  if (!costsAChoice(chosenSlots(present), switchesOff)) return takeValue(state, { slot, value });
  const nearest = nearestFree(present, slot, value);
  return { ...state, pending: { slot, value, switchesOff, nearest } };
}

function takeValue(state: CreatorData, { slot, value }: Choice): CreatorData {
  const { creation, switchedOff, cameBack, moved } = take(state.history.present, slot, value);
  const taken = { slot, value, moved };
  if (switchedOff.length > 0) return recordStep(state, creation, { kind: 'forced', ...taken, switchedOff });
  if (cameBack.length === 0) return recordStep(state, creation, { kind: 'chosen', ...taken });
  const choices = [{ slot, value }, ...cameBack];
  return recordStep(state, creation, { kind: 'came-back', ...taken, choices });
}

import { expect, it } from 'vitest';
import { createCreatorStore, freshStart } from './create-store';
import { readSaved } from './saved';
import { writeSaved } from './write-saved';

const shown = 'gingham.red+poplin.white';

it('shows the garment in a cloth without touching what is chosen', () => {
  const store = createCreatorStore();
  const { choices } = store.getState().history.present;
  store.getState().setLook(shown);
  expect(store.getState().history.present).toMatchObject({ look: shown });
  expect(store.getState().history.present.choices).toBe(choices);
});

it('takes back in one step what was tried in one go', () => {
  const store = createCreatorStore();
  for (const look of ['linen.ecru', 'denim.sky', shown]) store.getState().setLook(look);
  store.getState().undo();
  expect(store.getState().history.present.look).toBeUndefined();
});

it('keeps the cloth through another garment and until the next visit', () => {
  const store = createCreatorStore();
  store.getState().setLook(shown);
  store.getState().chooseGarment('jacket');
  const { history, touched } = store.getState();
  const text = writeSaved({ creation: history.present, touched });
  expect(readSaved(text)?.creation.look).toBe(shown);
});

it('opens what was kept without a cloth, or in one there is no more, in unbleached cotton', () => {
  const text = writeSaved(freshStart());
  expect(readSaved(text)?.creation).not.toHaveProperty('look');
  const gone = text.replace('"touched"', '"look":"brocade.gold","touched"');
  expect(readSaved(gone)?.creation).not.toHaveProperty('look');
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { writeOwner } from '@/components/session/owner';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { browserStorage, carryCreation, loadCreation, startAutosave } from './autosave';
import { createCreatorStore } from './create-store';

const agnes = { kind: 'own', name: 'Agnès', measured: STANDARD_SIZES['40'] } as const;
const kept = () => JSON.stringify(window.localStorage);
const storage = () => browserStorage();

/** A creation for Agnès, kept for `owner`. */
function design(owner: string | null) {
  const store = createCreatorStore();
  const autosave = startAutosave(store, storage(), owner);
  store.getState().setMeasures(agnes);
  return { store, autosave };
}

beforeEach(() => window.localStorage.clear());

describe('what is kept between two visits', () => {
  it('is found again by the one it was kept for, and by nobody else', async () => {
    writeOwner('agnes');
    design('agnes').autosave.flush();
    expect((await loadCreation(storage()))?.creation.measures).toEqual(agnes);
    expect(await loadCreation(storage(), null)).toBeNull();
    expect(await loadCreation(storage(), 'marie')).toBeNull();
  });

  it('is gone once she signed out, whatever still waits to be written', () => {
    writeOwner('agnes');
    const { store, autosave } = design('agnes');
    autosave.flush();
    expect(kept()).toContain('Agnès');
    store.getState().choose('neckline-front', 'v');
    writeOwner(null);
    autosave.stop();
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).not.toContain('Agnès');
  });

  it('is carried into the account she signs in to from it, and left to nobody', async () => {
    design(null).autosave.flush();
    writeOwner('agnes');
    expect(await loadCreation(storage())).toBeNull();
    carryCreation(storage(), 'agnes');
    expect((await loadCreation(storage()))?.creation.measures).toEqual(agnes);
    expect(await loadCreation(storage(), null)).toBeNull();
  });

  it('goes on being kept for whoever is not signed in when someone signs in elsewhere', async () => {
    const { autosave } = design(null);
    writeOwner('marie');
    autosave.flush();
    expect((await loadCreation(storage(), null))?.creation.measures).toEqual(agnes);
    expect(await loadCreation(storage())).toBeNull();
  });
});

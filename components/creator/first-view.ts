import type { StageView } from './screen';

const KEY = 'droitfil.view';

/** The garment as worn, unless its flat drawing was chosen last in this browser. */
export function firstView(): StageView {
  try {
    return window.localStorage.getItem(KEY) === 'flat' ? 'front' : 'worn';
  } catch {
    return 'worn';
  }
}

/** Remembers whether the garment is looked at as worn or flat; pieces and ease are looked at in passing. */
export function keepView(view: StageView): void {
  if (view === 'pieces' || view === 'fit') return;
  try {
    window.localStorage.setItem(KEY, view === 'worn' ? 'worn' : 'flat');
  } catch {
    // Forbidden storage: the next visit begins as the first one did.
  }
}

import { type RefObject, useEffect } from 'react';
import { usePreviewControl } from '../preview/preview-context';
import { useCreatorStore } from '../store/provider';
import { neighboursAt } from './neighbours';

/** The control that has the focus is likely to be changed next: its neighbours are drawn before a key is pressed. */
export function useForesight(panel: RefObject<HTMLElement | null>) {
  const store = useCreatorStore();
  const { foresee } = usePreviewControl();
  useEffect(() => {
    const within = panel.current;
    const look = ({ target }: FocusEvent) =>
      foresee(neighboursAt(target as HTMLElement, store.getState().history.present));
    within?.addEventListener('focusin', look);
    return () => within?.removeEventListener('focusin', look);
  }, [panel, store, foresee]);
}

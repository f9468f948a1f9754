import { useEffect } from 'react';
import { type StageView, useScreen } from './screen';
import { STEPS } from './steps/questions';
import { useCreatorStore } from './store/provider';

/** Keys that work anywhere on the creator, but never while something is being typed or a window is open. */
export function useShortcuts() {
  const store = useCreatorStore();
  const screen = useScreen();

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || screen.window !== null) return;
      const act = actionOf(event);
      if (!act) return;
      event.preventDefault();
      act();
    };
    const actionOf = (event: KeyboardEvent): (() => void) | null => {
      const { key, shiftKey } = event;
      if (event.ctrlKey || event.metaKey) {
        if (key.toLowerCase() === 'z') return shiftKey ? store.getState().redo : store.getState().undo;
        return key.toLowerCase() === 'y' ? store.getState().redo : null;
      }
      if (event.altKey) return null;
      const step = STEPS[Number(key) - 1];
      if (step) return () => screen.setStep(step);
      switch (key.toLowerCase()) {
        case 'v':
          return () => screen.setView(nextOf(screen.views, screen.view));
        case 'e':
          return () => screen.open('export');
        case 'm':
          return () => screen.open('measurements');
        case '?':
          return () => screen.open('shortcuts');
        default:
          return null;
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [store, screen]);
}

/** After the last one comes the first. */
const nextOf = (views: readonly StageView[], view: StageView) =>
  views[(views.indexOf(view) + 1) % views.length] ?? 'front';

/** True when a key pressed here is text and not a command. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement && !['radio', 'checkbox', 'range', 'button'].includes(target.type)
  );
}

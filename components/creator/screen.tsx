'use client';

import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import type { Unit } from '@/components/measurements/units';
import { useUnit } from '@/components/measurements/use-unit';
import { firstView, keepView } from './first-view';
import type { Step } from './steps/questions';

/** The garment as worn stands before its drawings. */
const VIEWS = ['worn', 'front', 'back', 'pieces', 'fit'] as const;
export type StageView = (typeof VIEWS)[number];

/** How the pieces are looked at: each by itself, or as they are laid on the cloth to be cut. */
export const LIES = ['apart', 'on-cloth'] as const;
export type Lie = (typeof LIES)[number];

/** Windows that can stand over the creator, one at a time. */
export type Window = 'measurements' | 'export' | 'import' | 'cloth' | 'shortcuts' | 'reset' | null;

/** What is looked at, as opposed to what is made: none of it is undone or saved. */
interface Screen {
  readonly step: Step;
  readonly view: StageView;
  /** The views there are to choose from: where the browser does not draw in space, none as worn. */
  readonly views: readonly StageView[];
  readonly lie: Lie;
  readonly window: Window;
  readonly unit: Unit;
  setStep(step: Step): void;
  setView(view: StageView): void;
  setLie(lie: Lie): void;
  /** There is no view of the garment as worn. */
  dropWorn(): void;
  open(window: Window): void;
  setUnit(unit: Unit): void;
}

const ScreenContext = createContext<Screen | null>(null);

export function ScreenProvider({ children }: { readonly children: ReactNode }) {
  const [step, setStep] = useState<Step>('body');
  const [chosen, choose] = useState<StageView>(firstView);
  const [views, setViews] = useState<readonly StageView[]>(VIEWS);
  const view = views.includes(chosen) ? chosen : 'front';
  const setView = useCallback((next: StageView) => {
    keepView(next);
    choose(next);
  }, []);
  const dropWorn = useCallback(() => setViews(VIEWS.filter((each) => each !== 'worn')), []);
  const [lie, setLie] = useState<Lie>('apart');
  const [window, open] = useState<Window>(null);
  const [unit, setUnit] = useUnit();
  const screen = useMemo(
    () => ({ step, view, views, lie, window, unit, setStep, setView, setLie, dropWorn, open, setUnit }),
    [step, view, views, lie, window, unit, setView, dropWorn, setUnit],
  );
  return <ScreenContext value={screen}>{children}</ScreenContext>;
}

export function useScreen(): Screen {
  const screen = use(ScreenContext);
  if (!screen) throw new Error('useScreen needs a ScreenProvider above it');
  return screen;
}

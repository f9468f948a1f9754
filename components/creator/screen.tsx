'use client';

import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Unit } from '@/components/measurements/units';
import { useUnit } from '@/components/measurements/use-unit';
import type { Step } from './steps/questions';

export const VIEWS = ['front', 'back', 'pieces', 'fit'] as const;
export type StageView = (typeof VIEWS)[number];

/** Windows that can stand over the creator, one at a time. */
export type Window = 'measurements' | 'export' | 'import' | 'cloth' | 'shortcuts' | 'reset' | null;

/** What is looked at, as opposed to what is made: none of it is undone or saved. */
interface Screen {
  readonly step: Step;
  readonly view: StageView;
  readonly window: Window;
  readonly unit: Unit;
  setStep(step: Step): void;
  setView(view: StageView): void;
  open(window: Window): void;
  setUnit(unit: Unit): void;
}

const ScreenContext = createContext<Screen | null>(null);

export function ScreenProvider({ children }: { readonly children: ReactNode }) {
  const [step, setStep] = useState<Step>('body');
  const [view, setView] = useState<StageView>('front');
  const [window, open] = useState<Window>(null);
  const [unit, setUnit] = useUnit();
  const screen = useMemo(
    () => ({ step, view, window, unit, setStep, setView, open, setUnit }),
    [step, view, window, unit, setUnit],
  );
  return <ScreenContext value={screen}>{children}</ScreenContext>;
}

export function useScreen(): Screen {
  const screen = use(ScreenContext);
  if (!screen) throw new Error('useScreen needs a ScreenProvider above it');
  return screen;
}

'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { readHint } from '@/components/session/return-to';
import type { DeskIslandProps } from './desk-island';

type PlanName = DeskIslandProps['chosen'];

interface LazyDeskProps extends DeskIslandProps {
  /** The same desk without its scripts. */
  readonly children: ReactNode;
}

/** A price list is read more often than bought from: what drives the desk comes when somebody turns to it. */
export function LazyDesk({ children, chosen, ...rest }: LazyDeskProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Desk, setDesk] = useState<ComponentType<DeskIslandProps>>();
  const [left, setLeft] = useState<Left>({ plan: chosen });
  const pressed = useRef('');
  const fetching = useRef(false);

  const wake = async () => {
    if (fetching.current) return;
    fetching.current = true;
    const island = await import('./desk-island').finally(() => {
      fetching.current = false;
    });
    await released(place.current);
    setLeft(asLeft(place.current, chosen));
    setDesk(() => island.DeskIsland);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the page is there
  useEffect(() => {
    if (readHint() || new URLSearchParams(window.location.search).has('plan')) void wake();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the desk takes the place of its shape
  useEffect(() => {
    if (!Desk) return;
    const valued = (value: string) => place.current?.querySelector<HTMLElement>(`[value="${value}"]`);
    if (left.focus) valued(left.focus)?.focus();
    if (pressed.current) valued(pressed.current)?.click();
  }, [Desk]);

  // Some aids to reading press without pointing first.
  const note = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // From here on the form need not be sent: the desk is on its way.
    if (button) event.preventDefault();
    pressed.current ||= button?.value ?? '';
    void wake();
  };
  const signs = { onPointerOver: wake, onTouchStart: wake, onFocus: wake, onClick: note };
  return (
    <div ref={place} {...(Desk ? {} : signs)}>
      {Desk ? <Desk {...rest} chosen={left.plan} /> : children}
    </div>
  );
}

/** What was done at the desk before its scripts came. */
interface Left {
  readonly plan: PlanName;
  /** The value of what has the focus. */
  readonly focus?: string;
}

function asLeft(place: HTMLElement | null, chosen: PlanName): Left {
  const plan = place?.querySelector<HTMLInputElement>(':checked')?.value as PlanName | undefined;
  const focus = place?.querySelector<HTMLInputElement | HTMLButtonElement>(':focus')?.value;
  return { plan: plan ?? chosen, ...(focus ? { focus } : {}) };
}

const LOOK_AGAIN_MS = 50;

/** Until nothing in `place` is held down: what is under a finger must not be changed for something else. */
async function released(place: HTMLElement | null): Promise<void> {
  while (place?.matches(':active')) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}

'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { canDrawInSpace } from '@/components/space/can-draw';
import { prefersStillness } from '@/components/ui/prefers-stillness';
import { useCreatorStore } from '../store/provider';
import type { WorkerLike } from '../worker/lasting-worker';
import type { WornAnswer } from '../worker/worn-protocol';
import type { ChosenCloth } from './cloth/chosen-cloth';
import { connectWorn, type WornControl, type WornState } from './worn-store';

const spawnWorker = (): WorkerLike<WornAnswer> =>
  new Worker(new URL('../worker/worn.worker.ts', import.meta.url), { type: 'module' });

/** Follows the creation with the garment on the body, for as long as this is on the screen; null where it cannot be. */
export function useWornControl(cloth: ChosenCloth, onUnable: () => void): WornControl | null {
  const creator = useCreatorStore();
  const [control, setControl] = useState<WornControl | null>(null);
  const [first] = useState(cloth);
  useEffect(() => {
    if (typeof Worker === 'undefined' || !canDrawInSpace()) return onUnable();
    const connected = connectWorn({
      creator,
      cloth: first,
      spawn: spawnWorker,
      isStill: prefersStillness,
    });
    setControl(connected);
    return () => connected.stop();
  }, [creator, first, onUnable]);
  useEffect(() => control?.cutFrom(cloth), [control, cloth]);
  return control;
}

export function useWornState(control: WornControl): WornState {
  return useStore(control.store);
}

'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { canDrawInSpace } from '@/components/space/can-draw';
import { prefersStillness } from '@/components/ui/prefers-stillness';
import type { FabricName } from '@/lib/fabrics/fabrics';
import { useCreatorStore } from '../store/provider';
import type { WorkerLike } from '../worker/lasting-worker';
import type { WornAnswer } from '../worker/worn-protocol';
import { connectWorn, type WornControl, type WornState } from './worn-store';

const spawnWorker = (): WorkerLike<WornAnswer> =>
  new Worker(new URL('../worker/worn.worker.ts', import.meta.url), { type: 'module', name: 'worn' });

/** Follows the creation with the garment on the body, for as long as this is on the screen; null where it cannot be. */
export function useWornControl(fabric: FabricName, onUnable: () => void): WornControl | null {
  const creator = useCreatorStore();
  const [control, setControl] = useState<WornControl | null>(null);
  const [first] = useState(fabric);
  useEffect(() => {
    if (typeof Worker === 'undefined' || !canDrawInSpace()) return onUnable();
    const connected = connectWorn({
      creator,
      fabric: first,
      spawn: spawnWorker,
      isStill: prefersStillness,
    });
    setControl(connected);
    return () => connected.stop();
  }, [creator, first, onUnable]);
  useEffect(() => control?.cutFrom(fabric), [control, fabric]);
  return control;
}

export function useWornState(control: WornControl): WornState {
  return useStore(control.store);
}

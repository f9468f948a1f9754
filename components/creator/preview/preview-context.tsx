'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useCreatorStore } from '../store/provider';
import type { WorkerLike } from '../worker/lasting-worker';
import type { PreviewState } from './preview-state';
import { connectPreview, type Preview } from './preview-store';

const PreviewContext = createContext<Preview | null>(null);

const spawnWorker = (): WorkerLike =>
  new Worker(new URL('../worker/preview.worker.ts', import.meta.url), { type: 'module' });

interface PreviewProviderProps {
  readonly children: ReactNode;
  readonly spawn?: () => WorkerLike;
}

/** Draws what the creator above holds, for all that is below. */
export function PreviewProvider({ children, spawn = spawnWorker }: PreviewProviderProps) {
  const creator = useCreatorStore();
  const t = useTranslations('creator.cloth');
  const [fold, selvedge] = [t('fold'), t('selvedge')];
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => {
    const connected = connectPreview(creator, spawn, { fold, selvedge });
    setPreview(connected);
    return () => connected.stop();
  }, [creator, spawn, fold, selvedge]);
  return preview && <PreviewContext value={preview}>{children}</PreviewContext>;
}

export function usePreviewControl(): Preview {
  const preview = use(PreviewContext);
  if (!preview) throw new Error('usePreview needs a PreviewProvider above it');
  return preview;
}

export function usePreview<T>(select: (state: PreviewState) => T): T {
  return useStore(usePreviewControl().store, select);
}

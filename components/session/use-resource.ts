'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Api } from '@/components/api/client';
import { readTrouble, type Trouble } from '@/lib/http/trouble';
import { useApi } from './session-provider';

export type Resource<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly trouble: Trouble };

export interface Loaded<T> {
  readonly resource: Resource<T>;
  reload(): void;
  /** Replaces what was loaded by what is now known. */
  set(value: T): void;
}

/** Loads once, and again when asked or when `load` changes; answers that come too late are dropped. */
export function useResource<T>(load: ((api: Api) => Promise<T>) | null): Loaded<T> {
  const api = useApi();
  const [resource, setResource] = useState<Resource<T>>({ status: 'loading' });
  const turn = useRef(0);

  const reload = useCallback(() => {
    const mine = ++turn.current;
    setResource({ status: 'loading' });
    if (!load) return;
    api()
      .then(load)
      .then(
        (value) => mine === turn.current && setResource({ status: 'ready', value }),
        (error) => mine === turn.current && setResource({ status: 'failed', trouble: readTrouble(error) }),
      );
  }, [api, load]);

  useEffect(() => {
    reload();
    return () => {
      turn.current += 1;
    };
  }, [reload]);

  const set = useCallback((value: T) => setResource({ status: 'ready', value }), []);
  return { resource, reload, set };
}

'use client';

import { useCallback, useState } from 'react';
import type { Api } from '@/components/api/client';
import { useApi } from '@/components/session/session-provider';
import type { FetchedFile } from '@/lib/http/file';
import { readTrouble, type Trouble } from '@/lib/http/trouble';
import { saveFile } from '../save-file';

/** Fetches a file and hands it to the browser; says which one is under way, and what stood in the way. */
export function useDownload() {
  const api = useApi();
  const [busy, setBusy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const download = useCallback(
    async (what: string, fetch: (api: Api) => Promise<FetchedFile>): Promise<Trouble | null> => {
      setBusy(what);
      setTrouble(null);
      try {
        const { name, file } = await fetch(await api());
        saveFile(name, file);
        return null;
      } catch (error) {
        const found = readTrouble(error);
        setTrouble(found);
        return found;
      } finally {
        setBusy(null);
      }
    },
    [api],
  );
  return { busy, trouble, download };
}

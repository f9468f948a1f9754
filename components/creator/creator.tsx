'use client';

import { useEffect, useState } from 'react';
import { followOwner, readOwner } from '@/components/session/owner';
import { SessionProvider } from '@/components/session/session-provider';
import { ToastRegion } from '@/components/ui/toast';
import { CreatorSkeleton } from './creator-skeleton';
import { ExportProvider } from './export/export-provider';
import { GaveWayNote } from './gave-way-note';
import { PreviewProvider } from './preview/preview-context';
import { ReplacedNote } from './replaced-note';
import { ScreenProvider } from './screen';
import { browserStorage, keepCreation, loadCreation } from './store/autosave';
import type { CreatorStart } from './store/create-store';
import { CreatorProvider } from './store/provider';
import { Table } from './table';
import { VisitLimit } from './visit/visit-limit';

export interface CreatorProps {
  /** How long someone who is not signed in may design; 0 for as long as she likes. */
  readonly visitorMinutes: number;
}

/** The whole creator, from what the browser kept to the picture on the screen. */
export default function Creator({ visitorMinutes }: CreatorProps) {
  const visit = useLastVisit();
  if (visit === undefined) return <CreatorSkeleton />;
  return (
    <SessionProvider>
      <ToastRegion>
        <CreatorProvider key={visit.turn} start={visit.start} owner={visit.owner}>
          <ScreenProvider>
            <ExportProvider>
              <PreviewProvider>
                <Table />
                <ReplacedNote start={visit.start} />
                <GaveWayNote />
                <VisitLimit minutes={visitorMinutes} />
              </PreviewProvider>
            </ExportProvider>
          </ScreenProvider>
        </CreatorProvider>
      </ToastRegion>
    </SessionProvider>
  );
}

interface Visit {
  readonly start: CreatorStart | null;
  /** Whose visit it is. */
  readonly owner: string | null;
  readonly turn: number;
}

/**
 * What was kept, read each time the screen opens; `undefined` while it is being read. Whose visit it was, once she signs
 * out or someone else signs in, is over, with its measurements and all that undo would bring back.
 */
function useLastVisit(): Visit | undefined {
  const [visit, setVisit] = useState<Visit>();
  useEffect(() => {
    let current = readOwner();
    let turn = 0;
    const begin = async (owner: string | null) => {
      current = owner;
      const mine = ++turn;
      const start = await findStart(owner);
      if (mine === turn) setVisit({ start, owner, turn });
    };
    void begin(current);
    return followOwner((owner) => {
      if (current === null) return;
      setVisit(undefined);
      void begin(owner);
    });
  }, []);
  return visit;
}

/** What the last visit left, or the suggestion that the address asks for; the address is cleaned of it. */
async function findStart(owner: string | null): Promise<CreatorStart | null> {
  const lastVisit = await loadCreation(browserStorage(), owner);
  const url = new URL(window.location.href);
  if (!url.searchParams.has('suggestion')) return lastVisit;
  const { suggestedStart, suggestionAsked } = await import('./store/suggested');
  const slug = suggestionAsked(url.search);
  const suggested = slug ? await suggestedStart(slug, lastVisit) : null;
  url.searchParams.delete('suggestion');
  window.history.replaceState(window.history.state, '', url);
  if (!suggested) return lastVisit;
  try {
    keepCreation(browserStorage(), suggested);
  } catch {
    // Where nothing can be kept, it lasts for this visit.
  }
  return suggested;
}

'use client';

import { useEffect } from 'react';

/** Where the worker that keeps a page for days without a line is served. */
const WORKER = '/offline-worker.js';

/** This page and all it was made of open again without a line, from its first visit on. */
export function useOfflinePage(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const scope = window.location.pathname;
    navigator.serviceWorker.register(WORKER, { scope }).then(
      async () => {
        const { active } = await navigator.serviceWorker.ready;
        active?.postMessage({ keep: [window.location.href, ...ownResources()] });
      },
      () => {
        // A browser that keeps no page still shows it with a line.
      },
    );
  }, []);
}

/** What this page has fetched of ours, answers of the server apart. */
function ownResources(): string[] {
  const own = performance.getEntriesByType('resource').map(({ name }) => name);
  const ours = (address: string) =>
    address.startsWith(window.location.origin) && !new URL(address).pathname.startsWith('/api/');
  return [...new Set(own.filter(ours))];
}

'use client';

import dynamic from 'next/dynamic';
import type { CreatorProps } from './creator';
import { CreatorSkeleton } from './creator-skeleton';

/** Only the browser knows what it kept of the last visit: the server sends the table still empty. */
export const CreatorIsland = dynamic<CreatorProps>(() => import('./creator'), {
  ssr: false,
  loading: () => <CreatorSkeleton />,
});

'use client';

import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './loaded.module.css';
import { TroubleNote } from './trouble-note';
import type { Loaded as LoadedResource } from './use-resource';

interface LoadedProps<T> {
  readonly of: LoadedResource<T>;
  readonly label: string;
  /** Height of each line of what is on its way. */
  readonly shape?: readonly string[];
  readonly children: (value: T) => ReactNode;
}

/** What was loaded; until then its shape, and the reason when it cannot be had. */
export function Loaded<T>({
  of: { resource, reload },
  label,
  shape = ['5rem', '5rem'],
  children,
}: LoadedProps<T>) {
  if (resource.status === 'failed') return <TroubleNote trouble={resource.trouble} onRetry={reload} />;
  if (resource.status === 'ready') return children(resource.value);
  return (
    <div className={styles.opening} role="status" aria-label={label}>
      {shape.map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}

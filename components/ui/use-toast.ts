'use client';
import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useMemo } from 'react';

interface Toaster {
  /** Something succeeded. */
  readonly done: (title: ReactNode, description?: ReactNode) => void;
  /** Something failed: stays until it is read and closed, or until it succeeds; announced at once. */
  readonly trouble: (title: ReactNode, description?: ReactNode) => void;
  /** Something succeeded and shows by itself: what was said of it before is over. */
  readonly settled: () => void;
}

const READ_MS = 6_000;

/**
 * Says an outcome in the corner of the screen. What is said of a `subject` takes the place of what was said of it
 * before, so that no trouble stands beside its own success. Needs a `ToastRegion` above it.
 */
export function useToast(subject: string): Toaster {
  const { add, close } = Toast.useToastManager();
  return useMemo(
    () => ({
      done: (title, description) =>
        add({ id: subject, type: 'done', title, description, priority: 'low', timeout: READ_MS }),
      trouble: (title, description) =>
        add({ id: subject, type: 'trouble', title, description, priority: 'high', timeout: 0 }),
      settled: () => close(subject),
    }),
    [add, close, subject],
  );
}

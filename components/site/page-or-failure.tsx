'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ErrorPage } from './error-page';
import { guardLoads } from './guarded-load';
import { isPageChange, linkUnder } from './is-page-change';
import { loadingBar } from './lazy-loading-bar';

interface Failure {
  /** The page that was asked for. */
  readonly href: string;
  readonly error: Error;
}

/** The page; in its place what says that the one asked for could not be fetched, until it or another can be. */
export function PageOrFailure({ children }: { readonly children: ReactNode }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const guard = useRef<ReturnType<typeof guardLoads>>(null);
  const pathname = usePathname();
  const load = useCallback((href: string) => {
    loadingBar((bar) => bar.startLoading());
    void guard.current?.load(href);
  }, []);

  useEffect(() => {
    const onFailed = (href: string) => setFailure({ href, error: new Error('not fetched') });
    guard.current = guardLoads(window, onFailed);
    return () => guard.current?.stop();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has come
  useEffect(() => setFailure(null), [pathname]);

  // The router takes a page that failed once for one that is on its way: from here on pages are loaded as a whole.
  useEffect(() => {
    if (!failure) return;
    const onClick = (event: MouseEvent) => {
      const link = linkUnder(event.target);
      if (!link || !isPageChange(event, { origin: window.location.origin, pathname: '' })) return;
      event.preventDefault();
      event.stopPropagation();
      load(link.href);
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [failure, load]);

  if (!failure) return children;
  return <ErrorPage error={failure.error} reset={() => load(failure.href)} />;
}

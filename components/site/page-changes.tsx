'use client';
import './loading-bar.css';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { reloadOnLostChunk } from './chunk-reload';
import { isPageChange } from './is-page-change';
import { finishLoading, startLoading } from './loading-bar';

/** Follows the reader from page to page: shows the loading bar, closes what was open, reloads after a new release. */
export function PageChanges() {
  const pathname = usePathname();

  useEffect(() => {
    const onClick = (event: MouseEvent) => isPageChange(event, window.location) && startLoading();
    document.addEventListener('click', onClick);
    const stopWatching = reloadOnLostChunk(window);
    return () => {
      document.removeEventListener('click', onClick);
      stopWatching();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that the page has changed
  useEffect(() => {
    finishLoading();
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
  }, [pathname]);

  return null;
}

'use client';
import './loading-bar.css';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { headFor, reloadOnLostChunk } from './chunk-reload';
import { isPageChange, linkUnder } from './is-page-change';
import { haveLoadingBar, loadingBar, loadingBarIfUsed } from './lazy-loading-bar';

const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/** Follows the reader from page to page: shows the loading bar, closes what was open, reloads after a new release. */
export function PageChanges() {
  const pathname = usePathname();
  const router = useRouter();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isPageChange(event, window.location)) return;
      loadingBar((bar) => bar.startLoading());
      const link = linkUnder(event.target);
      if (!link) return;
      headFor(link.href);
      void tellMissing(link.pathname);
    };
    // The creator's scripts are heavy: they are fetched when someone is about to go there, not on every page.
    const onIntent = ({ target }: Event) => {
      // What says that a page cannot be fetched cannot be fetched then itself.
      void haveLoadingBar();
      const link = linkUnder(target);
      if (link?.dataset.ahead === 'intent') router.prefetch(link.pathname);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    document.addEventListener('focusin', onFocus);
    for (const sign of INTENT) document.addEventListener(sign, onIntent, { passive: true });
    const stopWatching = reloadOnLostChunk(window);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('focusin', onFocus);
      for (const sign of INTENT) document.removeEventListener(sign, onIntent);
      stopWatching();
    };
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that the page has changed
  useEffect(() => {
    headFor(null);
    loadingBarIfUsed((bar) => bar.finishLoading());
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
    revealAnchor();
  }, [pathname]);

  useEffect(() => {
    window.addEventListener('hashchange', revealAnchor);
    return () => window.removeEventListener('hashchange', revealAnchor);
  }, []);

  return null;
}

/** Says so when the page asked for was never made; the browser then asks for its whole address and is told again. */
async function tellMissing(pathname: string): Promise<void> {
  const { missingPayload } = await import('./page-manifest');
  const missing = await missingPayload(pathname);
  if (!missing) return;
  console.error(missing);
  loadingBarIfUsed((bar) => bar.failLoading());
}

/** An anchor in something folded opens it. */
function revealAnchor(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

/** The newsletter's form stands on every page: what drives it is fetched only when someone comes to it. */
const newsletterDriver = () => import('./letters/newsletter-driver');

function onFocus({ target }: FocusEvent): void {
  const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-newsletter]');
  if (form) void newsletterDriver().then(({ openNewsletter }) => openNewsletter(form));
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.dataset.newsletter) return;
  event.preventDefault();
  void newsletterDriver().then(({ sendNewsletter }) => sendNewsletter(form, document.documentElement.lang));
}

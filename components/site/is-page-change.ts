/** Whether a click will bring another page of ours into this window. */
export function isPageChange(event: MouseEvent, here: Pick<Location, 'origin' | 'pathname'>): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = linkUnder(event.target);
  if (!link) return false;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  // With scripts it opens something on this page; its address is for those without.
  if (link.dataset.stays !== undefined) return false;
  const url = new URL(link.href);
  return url.origin === here.origin && url.pathname !== here.pathname && !url.pathname.startsWith('/api/');
}

/** The link a pointer or the focus is on. */
export function linkUnder(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

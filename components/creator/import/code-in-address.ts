/** The pattern code a link or a printed square brought along. */
export function readCodeInAddress(): string {
  return new URL(window.location.href).searchParams.get('code')?.slice(0, 40) ?? '';
}

/** Takes the code out of the address, so that reloading does not import it once more. */
export function forgetCodeInAddress(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('code') && !url.searchParams.has('resume')) return;
  url.searchParams.delete('code');
  url.searchParams.delete('resume');
  window.history.replaceState(window.history.state, '', url);
}

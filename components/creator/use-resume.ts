import { useEffect } from 'react';
import { useScreen } from './screen';

const RESUMED = ['measurements', 'export', 'import'] as const;

/**
 * Back from signing in: the window that led away opens again, and the address is cleaned. A pattern code in the address,
 * from a link or a printed square, opens the import, which reads it.
 */
export function useResume() {
  const { open } = useScreen();
  useEffect(() => {
    const url = new URL(window.location.href);
    if (url.searchParams.has('code')) return open('import');
    const resume = url.searchParams.get('resume');
    const asked = RESUMED.find((each) => each === resume);
    if (!asked) return;
    open(asked);
    url.searchParams.delete('resume');
    window.history.replaceState(window.history.state, '', url);
  }, [open]);
}

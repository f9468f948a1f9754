import { useEffect } from 'react';
import { useScreen } from './screen';

/** Back from signing in: the window that led away opens again, and the address is cleaned. */
export function useResume() {
  const { open } = useScreen();
  useEffect(() => {
    const url = new URL(window.location.href);
    const resume = url.searchParams.get('resume');
    if (resume !== 'measurements' && resume !== 'export') return;
    open(resume);
    url.searchParams.delete('resume');
    window.history.replaceState(window.history.state, '', url);
  }, [open]);
}

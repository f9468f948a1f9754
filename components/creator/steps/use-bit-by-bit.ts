import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `total` are laid out by now: one more at a time, from the beginning for each `page`, so that no key waits
 * for all of them.
 */
export function useBitByBit(total: number, page: string): number {
  const [laid, setLaid] = useState({ page, count: 1 });
  const count = laid.page === page ? laid.count : 1;
  useEffect(() => {
    if (count >= total) return;
    const more = () => startTransition(() => setLaid({ page, count: count + 1 }));
    const timer = setTimeout(more);
    return () => clearTimeout(timer);
  }, [page, count, total]);
  return Math.min(count, total);
}

'use client';

import { useEffect } from 'react';

/** The screen stays awake while this page is looked at; a browser that cannot keep it lets it sleep. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock?.request('screen').then(
        (given) => {
          if (left) void given.release();
          else lock = given;
        },
        () => {
          // A battery that runs low may refuse it.
        },
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}

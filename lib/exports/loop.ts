import 'server-only';

export interface Loop {
  /** Looks for work now. */
  wake(): void;
  /** Ends after the turn under way. */
  stop(): Promise<void>;
}

interface LoopSettings {
  /** Does one piece of work; whether there was any. */
  turn(): Promise<boolean>;
  /** Pause after finding nothing. */
  idleMs: number;
  onError(error: unknown): void;
}

/** After trouble the pause grows up to this, so that a database that is down is not hammered. */
const LONGEST_PAUSE_MS = 5_000;

/** Takes turns until it is stopped: at once while there is work, otherwise when woken or after the pause. */
export function createLoop({ turn, idleMs, onError }: LoopSettings): Loop {
  let stopped = false;
  let woken = false;
  let rouse = () => {};
  const pause = async (milliseconds: number) => {
    if (woken || stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const run = async () => {
    let troubles = 0;
    while (!stopped) {
      woken = false;
      try {
        const busy = await turn();
        troubles = 0;
        if (!busy) await pause(idleMs);
      } catch (error) {
        onError(error);
        await pause(Math.min(LONGEST_PAUSE_MS, idleMs * 2 ** troubles++));
      }
    }
  };
  const ended = run();
  const wake = () => {
    woken = true;
    rouse();
  };
  const stop = () => {
    stopped = true;
    rouse();
    return ended;
  };
  return { wake, stop };
}

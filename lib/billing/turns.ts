import { AppError } from '@/lib/errors/app-error';

interface Turns {
  /** Does `act` when one of the places is free; refuses `unavailable` when none is in time. */
  take<T>(act: () => Promise<T>): Promise<T>;
}

/** So many things at once in this process and no more; the others wait in line, at most `patienceMs`. */
export function createTurns(places: number, patienceMs: number): Turns {
  let free = places;
  const line: (() => void)[] = [];
  const enter = () => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve, reject) => {
      const called = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        line.splice(line.indexOf(called), 1);
        reject(new AppError('unavailable'));
      }, patienceMs);
      line.push(called);
    });
  };
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else free += 1;
  };
  return {
    async take(act) {
      await enter();
      return act().finally(leave);
    },
  };
}

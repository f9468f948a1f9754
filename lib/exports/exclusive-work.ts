import 'server-only';

/** Who may work beside whom: any number together, or one alone. */
export interface ExclusiveWork {
  /** Does `work` when its turn has come: beside others, or with nobody else at work when `apart`. */
  during<T>(apart: boolean, work: () => Promise<T>): Promise<T>;
}

/** Turns in the order they were asked for: what comes after one that works alone waits for its end. */
export function createExclusiveWork(): ExclusiveWork {
  let apart: Promise<unknown> = Promise.resolve();
  let together: Promise<unknown>[] = [];
  const begin = (isApart: boolean): Promise<unknown> => {
    if (!isApart) return apart;
    const before = Promise.all([apart, ...together]);
    together = [];
    return before;
  };
  return {
    during(isApart, work) {
      const done = begin(isApart).then(work);
      const ended = done.catch(() => undefined);
      if (isApart) apart = ended;
      else together = [...together, ended];
      ended.then(() => {
        together = together.filter((each) => each !== ended);
      });
      return done;
    },
  };
}

import { useEffect, useState } from 'react';
import { type Door, door } from './door';

/** The door of the letters once it is known to be closed: said before anything is written. */
export function useClosed(): Door | undefined {
  const [closed, setClosed] = useState<Door>();
  useEffect(() => {
    // A server that does not answer is heard of when the letter is sent.
    door().then(
      (said) => said.open || setClosed(said),
      () => undefined,
    );
  }, []);
  return closed;
}

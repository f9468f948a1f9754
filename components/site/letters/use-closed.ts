import { useEffect, useState } from 'react';
import { type LetterStatus, readLetterStatus } from './letter-status';

/** How letters are taken, once it is known that they are not: said before anything is written. */
export function useClosed(): LetterStatus | undefined {
  const [closed, setClosed] = useState<LetterStatus>();
  useEffect(() => {
    // A server that does not answer is heard of when the letter is sent.
    readLetterStatus().then(
      (said) => said.open || setClosed(said),
      () => undefined,
    );
  }, []);
  return closed;
}

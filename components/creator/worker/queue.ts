import type { Answer, Message, Pause, Request } from './protocol';

interface Work {
  readonly id: number;
  readonly steps: Iterator<Answer | Pause>;
}

/**
 * The worker's side of the preview: one request after another, step by step, so that between two steps it hears what
 * else is said to it. Told to pause it lets everything go and says so.
 */
export function createQueue(
  answers: (request: Request) => Iterable<Answer | Pause>,
  post: (answer: Answer) => void,
) {
  let works: Work[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting = false;

  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(step, ms);
  };
  const next = () => {
    works.shift();
    resting = false;
    if (works.length > 0) wait(0);
  };
  const step = () => {
    const work = works[0];
    if (!work) return;
    resting = false;
    try {
      const { value, done } = work.steps.next();
      if (done) return next();
      if (value?.kind !== 'rest') {
        if (value) post(value);
        return wait(0);
      }
      // Asked for something newer, nobody needs what would come after the rest.
      if (works.length > 1) return next();
      resting = true;
      wait(value.ms);
    } catch (error) {
      post({ kind: 'failed', id: work.id, message: String(error) });
      next();
    }
  };

  return {
    hear(message: Message): void {
      if (message.kind === 'pause') {
        for (const { id } of works) post({ kind: 'dropped', id });
        works = [];
        return;
      }
      if (resting) next();
      works.push({ id: message.id, steps: lazily(() => answers(message)) });
      if (works.length === 1) step();
    },
  };
}

/** Some requests are answered as soon as they are asked: not before their turn. */
function* lazily(answers: () => Iterable<Answer | Pause>): Generator<Answer | Pause> {
  yield* answers();
}

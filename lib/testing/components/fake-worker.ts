import type { WorkerLike } from '@/components/creator/worker/lasting-worker';
import type { Answer, Request } from '@/components/creator/worker/protocol';

/** A worker that notes what it is told and says what a test lets it say. */
export class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly got: Request[] = [];
  terminated = false;

  postMessage(message: unknown) {
    this.got.push(message as Request);
  }
  terminate() {
    this.terminated = true;
  }
  answer(answer: Answer) {
    this.onmessage?.({ data: answer } as MessageEvent<Answer>);
  }
  break(message: string) {
    this.onerror?.({ message } as ErrorEvent);
  }
}

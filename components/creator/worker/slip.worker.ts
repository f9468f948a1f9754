import { answerSlip } from './answer-slip';
import type { SlipRequest } from './slip-protocol';

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = ({ data }: MessageEvent<SlipRequest>) => scope.postMessage(answerSlip(data));

import type { ServerResponse } from 'node:http';
import { sendHtml } from '../http';
import type { SandboxWords } from '../words';
import { askStep, debitSession, failStep, paySession } from './checkout';
import { payPage, stepPage } from './pages';
import type { Session } from './types';
import type { World } from './world';

interface Pressed {
  readonly verb: string;
  /** The last part of the address: the card or the step. */
  readonly act: string;
}

/** What the page to pay on does: cards that pay, refuse or ask for a step, and bank debits. */
export function answerTill(
  world: World,
  words: SandboxWords,
  session: Session,
  { verb, act }: Pressed,
  response: ServerResponse,
): void {
  const again = () => sendHtml(response, 402, payPage(words, session, { refused: true }));
  const back = (address: string) =>
    void response.writeHead(303, { Location: address.replace('{CHECKOUT_SESSION_ID}', session.id) }).end();
  if (verb !== 'POST') return sendHtml(response, 200, payPage(words, session));
  switch (act) {
    case 'refuse':
      return again();
    case 'step':
      askStep(world, session);
      return sendHtml(response, 200, stepPage(words, session));
    case 'step-failed':
      failStep(world, session);
      return again();
    case 'debit':
    case 'debit-fails':
      debitSession(world, session, act === 'debit-fails');
      return back(session.success_url);
    case 'pay':
    case 'confirm':
      return paySession(world, session) || session.status === 'complete'
        ? back(session.success_url)
        : again();
    default:
      // As at the real one, the checkout stays open when its person goes back: only time or the service ends it.
      return back(session.cancel_url);
  }
}

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
  const back = (address: string) => {
    const place = address.replace('{CHECKOUT_SESSION_ID}', session.id);
    response.writeHead(303, { Location: place }).end();
  };
  if (verb !== 'POST') sendHtml(response, 200, payPage(words, session));
  else if (act === 'step') {
    askStep(world, session);
    sendHtml(response, 200, stepPage(words, session));
  } else if (act === 'refuse' || act === 'step-failed') {
    failStep(world, session);
    again();
  } else if (act === 'debit' || act === 'debit-fails') {
    debitSession(world, session, act === 'debit-fails');
    back(session.success_url);
  } else if (act === 'pay' || act === 'confirm') {
    const done = paySession(world, session) || session.status === 'complete';
    if (done) back(session.success_url);
    else again();
  }
  // As at the real one, the checkout stays open when its person goes back: only time or the service ends it.
  else back(session.cancel_url);
}

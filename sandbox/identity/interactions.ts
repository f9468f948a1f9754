import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { readForm, sendHtml } from '../http';
import { type SandboxWords, wordsIn } from '../words';
import type { Account, Accounts } from './accounts';
import { type FormState, messagePage, signInPage, signUpPage } from './pages';

const PATH = /^\/interaction\/([\w-]+)(\/sign-in|\/sign-up)?$/;

/** Answers the sign-in and sign-up pages; false when the address is not one of them. */
export async function interact(
  provider: Provider,
  accounts: Accounts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [, uid = '', page = ''] = PATH.exec((request.url ?? '').split('?')[0] ?? '') ?? [];
  if (!uid) return false;
  const details = await provider.interactionDetails(request, response).catch(() => undefined);
  const words = wordsIn(String(details?.params.ui_locales ?? ''), request.headers['accept-language']);
  if (!details || details.uid !== uid) {
    sendHtml(response, 400, messagePage(words, words.expired));
    return true;
  }
  if (request.method !== 'POST') {
    const show = page === '/sign-up' ? signUpPage : signInPage;
    sendHtml(response, 200, show(words, { uid, email: String(details.params.login_hint ?? '') }));
    return true;
  }
  const given = await readForm(request);
  const outcome =
    page === '/sign-up' ? await signUp(accounts, words, given) : await signIn(accounts, words, given);
  if (typeof outcome !== 'string') {
    // Whoever was asked to register and signs in instead is let in all the same.
    await provider.interactionFinished(request, response, { login: { accountId: outcome.id }, create: {} });
    return true;
  }
  const state: FormState = {
    uid,
    trouble: outcome,
    email: given.get('email') ?? '',
    firstName: given.get('firstName') ?? '',
  };
  sendHtml(response, 422, page === '/sign-up' ? signUpPage(words, state) : signInPage(words, state));
  return true;
}

async function signIn(
  accounts: Accounts,
  words: SandboxWords,
  given: URLSearchParams,
): Promise<Account | string> {
  const account = await accounts.signIn(given.get('email') ?? '', given.get('password') ?? '');
  return account ?? words.wrongPassword;
}

async function signUp(
  accounts: Accounts,
  words: SandboxWords,
  given: URLSearchParams,
): Promise<Account | string> {
  const email = (given.get('email') ?? '').trim();
  const firstName = (given.get('firstName') ?? '').trim();
  const password = given.get('password') ?? '';
  const valid = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && firstName !== '' && firstName.length <= 60;
  if (!valid || password.length < 8 || password.length > 200) return words.invalid;
  return (await accounts.signUp(email, firstName, password)) ?? words.taken;
}

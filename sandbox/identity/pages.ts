import { escapeHtml, page } from '../page';
import type { SandboxWords } from '../words';

export interface FormState {
  readonly uid: string;
  readonly trouble?: string;
  readonly email?: string;
  readonly firstName?: string;
}

export function signInPage(words: SandboxWords, state: FormState): string {
  const { uid } = state;
  return form(words, words.signInTitle, state.trouble, {
    action: `/interaction/${uid}/sign-in`,
    fields: emailField(words, state) + passwordField(words, 'current-password'),
    button: words.signIn,
    other: link(`/interaction/${uid}/sign-up`, words.toSignUp),
  });
}

export function signUpPage(words: SandboxWords, state: FormState): string {
  const { uid, firstName = '' } = state;
  const name = `<label><span>${words.firstName}</span>
<input name="firstName" autocomplete="given-name" required maxlength="60" value="${escapeHtml(firstName)}"></label>`;
  const hint = `<p class="hint">${words.passwordHint}</p>`;
  return form(words, words.signUpTitle, state.trouble, {
    action: `/interaction/${uid}/sign-up`,
    fields: name + emailField(words, state) + passwordField(words, 'new-password') + hint,
    button: words.signUp,
    other: link(`/interaction/${uid}`, words.toSignIn),
  });
}

/** Sends the sign-out on its way at once; the button is for browsers without scripts. */
export function signOutPage(words: SandboxWords, form: string): string {
  const body = `<h1>${words.signOutTitle}</h1><div class="card">${form}
<input type="hidden" name="logout" value="yes" form="op.logoutForm"><button form="op.logoutForm">${words.signOut}</button></div>
<script>document.getElementById('op.logoutForm').submit()</script>`;
  return page(words, words.signOutTitle, body);
}

export function messagePage(words: SandboxWords, message: string): string {
  return page(words, message, `<h1>${escapeHtml(message)}</h1>`);
}

interface Form {
  readonly action: string;
  readonly fields: string;
  readonly button: string;
  readonly other: string;
}

function form(words: SandboxWords, title: string, trouble: string | undefined, given: Form): string {
  const { action, fields, button, other } = given;
  const said = trouble ? `<p class="trouble" role="alert">${escapeHtml(trouble)}</p>` : '';
  const body = `<h1>${title}</h1><div class="card">${said}
<form method="post" action="${action}">${fields}<button>${button}</button></form></div><p>${other}</p>`;
  return page(words, title, body);
}

function emailField(words: SandboxWords, { email = '' }: FormState): string {
  return `<label><span>${words.email}</span>
<input name="email" type="email" autocomplete="email" required maxlength="254" value="${escapeHtml(email)}"></label>`;
}

function passwordField(words: SandboxWords, autocomplete: string): string {
  const least = autocomplete === 'new-password' ? 'minlength="8"' : '';
  return `<label><span>${words.password}</span>
<input name="password" type="password" autocomplete="${autocomplete}" required maxlength="200" ${least}></label>`;
}

function link(href: string, text: string): string {
  return `<a href="${href}">${text}</a>`;
}

import { escapeHtml, page } from '../page';
import type { SandboxWords } from '../words';
import type { Invoice, Portal, Session, Subscription } from './types';

export function payPage(words: SandboxWords, session: Session, { refused = false } = {}): string {
  if (session.status !== 'open') return page(words, words.payTitle, `<h1>${words.payClosed}</h1>`);
  const price = money(words, session.amount_total, session.currency);
  const before =
    session.amount_total < session.amount_subtotal
      ? `<s class="muted">${money(words, session.amount_subtotal, session.currency)}</s> `
      : '';
  const monthly = session.mode === 'subscription' ? ` <span class="muted">${words.payMonthly}</span>` : '';
  const said = refused ? `<p class="trouble" role="alert">${words.payRefused}</p>` : '';
  const body = `<h1>${words.payTitle}</h1><div class="card">${said}
<p>${escapeHtml(session.own.name)}</p><p class="price">${before}${price}${monthly}</p>
${buttons(words, session)}</div>`;
  return page(words, words.payTitle, body);
}

/** Ways to pay, each with the number it has at the real service's tests. */
function buttons(words: SandboxWords, { id }: Session): string {
  return (
    press(id, 'pay', words.pay) +
    `<p class="hint">${words.payCards}</p>` +
    press(id, 'step', words.payWithStep, 'plain') +
    press(id, 'refuse', words.payWithBadCard, 'plain') +
    press(id, 'debit', words.payByDebit, 'plain') +
    press(id, 'debit-fails', words.payByBadDebit, 'plain') +
    press(id, 'cancel', words.payCancel, 'plain')
  );
}

function press(id: string, act: string, label: string, kind = ''): string {
  return `<form method="post" action="/pay/${id}/${act}"><button class="${kind}">${label}</button></form>`;
}

/** The step a card may ask for, as the person's bank would show it. */
export function stepPage(words: SandboxWords, { id }: Session): string {
  const body = `<h1>${words.stepTitle}</h1><div class="card"><p>${words.stepWords}</p>
${press(id, 'confirm', words.stepConfirm)}${press(id, 'step-failed', words.stepRefuse, 'plain')}</div>`;
  return page(words, words.stepTitle, body);
}

interface PortalView {
  readonly portal: Portal;
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
}

export function portalPage(words: SandboxWords, { portal, subscriptions, invoices }: PortalView): string {
  const rows = invoices.map(
    ({ number, total, currency, status, created }) =>
      `<li>${escapeHtml(number)} · ${day(words, created)} · ${money(words, total, currency)} · ${status === 'paid' ? words.paid : words.unpaid}</li>`,
  );
  const body = `<h1>${words.portalTitle}</h1><div class="card">
${subscriptions.map((subscription) => subscriptionForm(words, portal, subscription)).join('')}
<ul>${rows.join('')}</ul></div><p><a href="${escapeHtml(portal.return_url)}">${words.portalBack}</a></p>`;
  return page(words, words.portalTitle, body);
}

function subscriptionForm(words: SandboxWords, portal: Portal, subscription: Subscription): string {
  const [{ price, current_period_end: end }] = subscription.items.data;
  const what = `${money(words, price.unit_amount, price.currency)} ${words.payMonthly} · ${day(words, end)}`;
  const [act, label] = subscription.cancel_at_period_end
    ? ['resume', words.portalResume]
    : ['cancel', words.portalCancel];
  return `<p>${what}</p><form method="post" action="/pay/portal/${portal.id}/${act}">
<input type="hidden" name="subscription" value="${subscription.id}"><button class="plain">${label}</button></form>`;
}

export function invoicePage(words: SandboxWords, invoice: Invoice): string {
  const { number, total, currency, created, status } = invoice;
  const body = `<h1>${escapeHtml(number)}</h1><div class="card"><p>${day(words, created)}</p>
<p class="price">${money(words, total, currency)}</p><p class="muted">${status === 'paid' ? words.paid : words.unpaid}</p></div>`;
  return page(words, number, body);
}

function money(words: SandboxWords, cents: number, currency: string): string {
  return new Intl.NumberFormat(words.language, { style: 'currency', currency }).format(cents / 100);
}

function day(words: SandboxWords, seconds: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'long' }).format(seconds * 1000);
}

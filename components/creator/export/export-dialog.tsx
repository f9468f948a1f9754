'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { useScreen } from '../screen';
import { useExportFlow, useExportPhase } from './export-provider';
import { Failure } from './failure';
import type { ExportPhase } from './flow-state';
import { OnTheWay, Payment } from './payment';
import { Pending } from './pending';
import { Review } from './review';
import { SameAgain } from './same-again';
import { Success } from './success';
import { Unknown } from './unknown';

/** Titles of `export`; those of a payment are the offers' own. */
const TITLES = {
  idle: 'title',
  verifying: 'title',
  verified: 'title',
  unverified: 'title',
  same: 'same.title',
  placing: 'pending.title',
  pending: 'pending.title',
  ready: 'success.title',
  failed: 'failure.title',
  unknown: 'unknown.title',
} as const satisfies Record<Exclude<ExportPhase['phase'], PaymentPhase>, string>;

type PaymentPhase = 'unpaid' | 'leaving' | 'checking';

const PAYMENT_TITLES = {
  unpaid: 'title',
  leaving: 'leaving',
  checking: 'checking',
} as const satisfies Record<PaymentPhase, string>;

/** From "what you will receive" to the files, in one window. */
export default function ExportDialog() {
  const t = useTranslations('export');
  const { window, open } = useScreen();
  const flow = useExportFlow();
  const state = useExportPhase();

  const payment = useTranslations('offers.payment');
  const { phase } = state;
  const title = isPayment(phase) ? payment(PAYMENT_TITLES[phase]) : t(TITLES[phase]);
  const busy = phase === 'placing' || phase === 'pending';
  const close = () => {
    open(null);
    if (!busy) flow.leave();
  };

  return (
    <Dialog
      open={window === 'export'}
      onOpenChange={(shown) => (shown ? open('export') : close())}
      title={title}
      steady
    >
      {isReview(state) && <Review state={state} onClose={close} />}
      {state.phase === 'same' && <SameAgain state={state} />}
      {busy && <Pending state={state} />}
      {state.phase === 'unpaid' && <Payment state={state} onClose={close} />}
      {(phase === 'leaving' || phase === 'checking') && <OnTheWay phase={phase} />}
      {state.phase === 'ready' && <Success state={state} onClose={close} />}
      {state.phase === 'failed' && <Failure state={state} onClose={close} />}
      {state.phase === 'unknown' && <Unknown />}
    </Dialog>
  );
}

function isPayment(phase: ExportPhase['phase']): phase is PaymentPhase {
  return phase in PAYMENT_TITLES;
}

export type ReviewState = Extract<ExportPhase, { phase: 'idle' | 'verifying' | 'verified' | 'unverified' }>;

function isReview(state: ExportPhase): state is ReviewState {
  return ['idle', 'verifying', 'verified', 'unverified'].includes(state.phase);
}

'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { useScreen } from '../screen';
import { useExportFlow, useExportPhase } from './export-provider';
import { Failure } from './failure';
import type { ExportPhase } from './flow';
import { Pending } from './pending';
import { Review } from './review';
import { Success } from './success';
import { Unknown } from './unknown';

const TITLES = {
  idle: 'title',
  verifying: 'title',
  verified: 'title',
  unverified: 'title',
  placing: 'pending.title',
  pending: 'pending.title',
  ready: 'success.title',
  failed: 'failure.title',
  unknown: 'unknown.title',
} as const satisfies Record<ExportPhase['phase'], string>;

/** From "what you will receive" to the files, in one window. */
export default function ExportDialog() {
  const t = useTranslations('export');
  const { window, open } = useScreen();
  const flow = useExportFlow();
  const state = useExportPhase();

  const busy = state.phase === 'placing' || state.phase === 'pending';
  const close = () => {
    open(null);
    if (!busy) flow.leave();
  };

  return (
    <Dialog
      open={window === 'export'}
      onOpenChange={(shown) => (shown ? open('export') : close())}
      title={t(TITLES[state.phase])}
    >
      {isReview(state) && <Review state={state} onClose={close} />}
      {busy && <Pending state={state} />}
      {state.phase === 'ready' && <Success state={state} onClose={close} />}
      {state.phase === 'failed' && <Failure state={state} onClose={close} />}
      {state.phase === 'unknown' && <Unknown />}
    </Dialog>
  );
}

export type ReviewState = Extract<ExportPhase, { phase: 'idle' | 'verifying' | 'verified' | 'unverified' }>;

function isReview(state: ExportPhase): state is ReviewState {
  return ['idle', 'verifying', 'verified', 'unverified'].includes(state.phase);
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { NAME_LENGTH } from '@/components/measurements/clean-name';
import { SessionGate } from '@/components/session/session-gate';
import { useSessionState } from '@/components/session/session-provider';
import { useTroubleWords } from '@/components/session/trouble-note';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { useCompleteness } from '../bar/checks';
import { useScreen } from '../screen';
import { SignInPrompt } from '../sign-in-prompt';
import { useCreator } from '../store/provider';
import styles from './export.module.css';
import type { ReviewState } from './export-dialog';
import { useExportFlow } from './export-provider';
import { OrderFigures } from './order-figures';
import { useOrder } from './use-order';
import { WhatYouGet } from './what-you-get';

interface ReviewProps {
  readonly state: ReviewState;
  readonly onClose: () => void;
}

/** What will be made and what it still needs; a pattern is ordered only from here. */
export function Review({ state, onClose }: ReviewProps) {
  const t = useTranslations('export');
  const { open } = useScreen();
  const flow = useExportFlow();
  const order = useOrder();
  const done = useCompleteness();
  const signedIn = useSessionState(({ status }) => status === 'in');
  const isDrawn = done.creation === 'complete' && done.measurements === 'defined';
  const design = useMemo(() => order && JSON.stringify({ ...order, patternName: '' }), [order]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: verified again for another design, not for another name
  useEffect(() => {
    if (signedIn && isDrawn && order) void flow.verify(order);
  }, [flow, signedIn, isDrawn, design]);

  const [missed, setMissed] = useState(0);
  const ready = signedIn && isDrawn && order !== null && state.phase === 'verified';
  const place = () => {
    if (done.name === 'unset') setMissed(missed + 1);
    else if (order) void flow.place(order);
  };
  return (
    <div className={styles.review}>
      {done.creation !== 'complete' && (
        <Remaining text={t('remainingChecks.creation')} onGo={onClose} go={t('failure.close')} />
      )}
      {done.measurements !== 'defined' && (
        <Remaining
          text={t('remainingChecks.measurements')}
          go={t('goMeasurements')}
          onGo={() => open('measurements')}
        />
      )}
      <NameField missed={missed} />
      <WhatYouGet />
      <SessionGate
        waiting={null}
        prompt={<SignInPrompt text={t('signIn.text')} title={t('signIn.title')} back="resume=export" />}
      >
        {null}
      </SessionGate>
      {state.phase === 'verified' && <OrderFigures figures={state.figures} />}
      <Verification state={state} onRetry={() => order && void flow.verify(order)} />
      {signedIn && (
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={!ready} onClick={place}>
            {t('place')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface RemainingProps {
  readonly text: string;
  readonly go: string;
  readonly onGo: () => void;
}

function Remaining({ text, go, onGo }: RemainingProps) {
  const t = useTranslations('export');
  return (
    <div className={styles.remaining}>
      <p>
        {t('remainingText')} <strong>{text}</strong>
      </p>
      <Button size="small" onClick={onGo}>
        {go}
      </Button>
    </div>
  );
}

/** Says that a name is needed once it was missed: when it is taken out, or the pattern ordered without one. */
function NameField({ missed }: { readonly missed: number }) {
  const t = useTranslations('export');
  const name = useCreator((state) => state.history.present.patternName);
  const setName = useCreator((state) => state.setName);
  const settle = useCreator((state) => state.settle);
  const unset = useCompleteness().name === 'unset';
  const [edited, setEdited] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (missed > 0) input.current?.focus();
  }, [missed]);
  return (
    <Field
      label={t('name')}
      help={t('nameHelp')}
      error={unset && (missed > 0 || edited) ? t('nameRequired') : undefined}
    >
      <TextInput
        ref={input}
        id={id}
        value={name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        onChange={(event) => {
          setEdited(true);
          setName(event.target.value);
        }}
        onBlur={settle}
      />
    </Field>
  );
}

function Verification({ state, onRetry }: { readonly state: ReviewState; readonly onRetry: () => void }) {
  const t = useTranslations('export');
  const say = useTroubleWords();
  if (state.phase === 'unverified') {
    const { code, message, fields = [], figures = {} } = state.refusal;
    return (
      <div role="alert" className={styles.trouble}>
        <strong>{t('verification.title')}</strong>
        <p>{say({ code, fields, figures, ...(message ? { message } : {}) })}</p>
        <p>{t('verification.text')}</p>
        <Button size="small" onClick={onRetry}>
          {t('verification.retry')}
        </Button>
      </div>
    );
  }
  const sentence =
    state.phase === 'verifying' ? t('verifying') : state.phase === 'verified' ? t('verified') : '';
  return (
    <p role="status" className={styles.verdict} data-phase={state.phase}>
      {sentence}
    </p>
  );
}

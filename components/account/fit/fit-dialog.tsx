'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApi } from '@/components/session/session-provider';
import { TroubleNote } from '@/components/session/trouble-note';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useToast } from '@/components/ui/use-toast';
import type { Wearer } from '@/lib/accounts/wearers';
import type { PatternView } from '@/lib/exports/views';
import { readTrouble, type Trouble } from '@/lib/http/trouble';
import type { Correction } from '@/lib/measurements/fit';
import { answersOf, correctionsOf, isComplete, questionsFor } from './answers';
import styles from './fit.module.css';
import { FitQuestion } from './fit-question';

interface FitDialogProps {
  readonly pattern: PatternView;
  readonly wearer: Wearer;
  /** What was answered before. */
  readonly corrections: readonly Correction[];
  readonly onClose: () => void;
  readonly onAnswered: (wearer: Wearer) => void;
}

/** The questions after sewing, from top to bottom of the garment; nothing need be answered. */
export function FitDialog({ pattern, wearer, corrections, onClose, onAnswered }: FitDialogProps) {
  const t = useTranslations('fit');
  const api = useApi();
  const toast = useToast(`fit:${pattern.id}`);
  const [answers, setAnswers] = useState(answersOf(corrections));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { name } = wearer;

  const save = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      onAnswered(await (await api()).answerFit(pattern.id, correctionsOf(answers)));
      toast.done(t('saved', { name }));
      onClose();
    } catch (error) {
      setTrouble(readTrouble(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('dialogTitle', { pattern: pattern.name })}
      description={t('dialogText')}
      footer={
        <Button variant="primary" busy={busy} disabled={!isComplete(answers)} onClick={() => void save()}>
          {t('save', { name })}
        </Button>
      }
    >
      {trouble && (
        <div className={styles.trouble}>
          <TroubleNote trouble={trouble} />
          <p>{t('interrupted')}</p>
        </div>
      )}
      <div className={styles.questions}>
        {questionsFor(pattern.choices.options).map((finding) => (
          <FitQuestion key={finding} {...{ finding, answers }} onChange={setAnswers} />
        ))}
      </div>
    </Dialog>
  );
}

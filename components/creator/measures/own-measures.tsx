'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { forgetDraft } from '@/components/measurements/draft';
import type { MeasureFormResult } from '@/components/measurements/form-schema';
import { MeasurementForm } from '@/components/measurements/measurement-form';
import { measuresToast } from '@/components/measurements/toast-name';
import { useApi, useSessionState } from '@/components/session/session-provider';
import { useTroubleCause } from '@/components/session/trouble-note';
import { TickBox } from '@/components/ui/tick-box';
import { useToast } from '@/components/ui/use-toast';
import { readTrouble } from '@/lib/http/trouble';
import type { Measures } from '../store/measures';
import { useCreator } from '../store/provider';

const DRAFT = 'creator';

interface OwnMeasuresProps {
  readonly formId: string;
  readonly onUse: (measures: Measures) => void;
  readonly onSaving: (saving: boolean) => void;
}

/** One's own measurements, kept in the account too when someone is signed in and wants it. */
export function OwnMeasures({ formId, onUse, onSaving }: OwnMeasuresProps) {
  const t = useTranslations('measurements.chooser');
  const toasts = useTranslations('account.measures.toasts');
  const measures = useCreator((state) => state.history.present.measures);
  const garment = useCreator((state) => state.history.present.choices);
  const signedIn = useSessionState(({ status }) => status === 'in');
  const api = useApi();
  const toast = useToast(measuresToast());
  const explain = useTroubleCause();
  const [saveToo, setSaveToo] = useState(true);
  const start = measures.kind === 'own' ? measures : { name: '', measured: {} };

  const submit = async ({ name, measured }: MeasureFormResult) => {
    forgetDraft(DRAFT);
    if (!signedIn || !saveToo) return onUse({ kind: 'own', name, measured });
    onSaving(true);
    try {
      const { id } = await (await api()).addWearer({ name, measured });
      toast.done(toasts('added', { name }));
      onUse({ kind: 'wearer', id, name, measured });
    } catch (error) {
      toast.trouble(toasts('addInterrupted'), explain(readTrouble(error)));
      onUse({ kind: 'own', name, measured });
    } finally {
      onSaving(false);
    }
  };

  return (
    <MeasurementForm
      id={formId}
      draft={DRAFT}
      start={start}
      garment={garment}
      onSubmit={(result) => void submit(result)}
    >
      {signedIn && (
        <TickBox checked={saveToo} onChange={setSaveToo}>
          {t('saveToo')}
        </TickBox>
      )}
    </MeasurementForm>
  );
}

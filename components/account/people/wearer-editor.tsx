'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { forgetDraft } from '@/components/measurements/draft';
import type { MeasureFormResult } from '@/components/measurements/form-schema';
import { MeasurementForm } from '@/components/measurements/measurement-form';
import { measuresToast } from '@/components/measurements/toast-name';
import { useApi } from '@/components/session/session-provider';
import { useTroubleCause } from '@/components/session/trouble-note';
import { pageHref } from '@/components/site/page-link';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/use-toast';
import type { Wearer } from '@/lib/accounts/wearers';
import { defaultChoices } from '@/lib/choices/defaults';
import { readTrouble } from '@/lib/http/trouble';
import styles from '../account.module.css';
import { GenderChoice } from './gender-choice';

const FORM = 'wearer';
/** No garment is chosen in the account: the simplest one shows what a slip of the tape would do. */
const SHOWN = defaultChoices('top');

/** The form of one wearer: saved after one question when it changes something that was there before. */
export function WearerEditor({ wearer }: { readonly wearer: Wearer | null }) {
  const t = useTranslations('account');
  const draft = wearer?.id ?? 'new';
  const [asked, setAsked] = useState<MeasureFormResult | null>(null);
  const { busy, save } = useSave(wearer, draft, () => setAsked(null));

  return (
    <>
      <header className={styles.head}>
        <h1>{wearer ? t('wearer.changeTitle', { name: wearer.name }) : t('wearer.newTitle')}</h1>
      </header>
      <MeasurementForm
        id={FORM}
        draft={draft}
        start={wearer ?? { name: '', measured: {} }}
        garment={SHOWN}
        onSubmit={(result) => (wearer ? setAsked(result) : void save(result))}
      >
        <GenderChoice />
      </MeasurementForm>
      <div className={styles.buttons}>
        <Button variant="primary" type="submit" form={FORM} busy={busy}>
          {t('wearer.save')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t('wearer.confirmTitle', { name: asked?.name ?? '' })}
        description={t('wearer.confirmText')}
        confirm={t('wearer.confirm')}
        busy={busy}
        onConfirm={() => asked && void save(asked)}
      />
    </>
  );
}

/** Saves what the form gave, says how that went and goes back to the list. */
function useSave(wearer: Wearer | null, draft: string, onSettled: () => void) {
  const t = useTranslations('account');
  const locale = useLocale();
  const router = useRouter();
  const api = useApi();
  const toast = useToast(measuresToast(wearer?.id));
  const explain = useTroubleCause();
  const [busy, setBusy] = useState(false);

  const save = async (result: MeasureFormResult) => {
    setBusy(true);
    const { name } = result;
    try {
      const calls = await api();
      if (wearer) await calls.changeWearer(wearer.id, result);
      else await calls.addWearer(result);
      forgetDraft(draft);
      toast.done(t(wearer ? 'measures.toasts.changed' : 'measures.toasts.added', { name }));
      router.push(pageHref(locale, 'measures'));
    } catch (error) {
      const title = t(wearer ? 'measures.toasts.changeInterrupted' : 'measures.toasts.addInterrupted');
      toast.trouble(title, explain(readTrouble(error)));
    } finally {
      setBusy(false);
      onSettled();
    }
  };
  return { busy, save };
}

'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { browserStorage, keepCreation, loadCreation } from '@/components/creator/store/autosave';
import { designOnly } from '@/components/creator/store/creation';
import type { Measures } from '@/components/creator/store/measures';
import { NAME_LENGTH } from '@/components/measurements/clean-name';
import { useApi } from '@/components/session/session-provider';
import { pageHref } from '@/components/site/page-link';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/use-toast';
import type { Wearer } from '@/lib/accounts/wearers';
import type { PatternView } from '@/lib/exports/views';
import { isDraftable, type Measured } from '@/lib/measurements/names';
import styles from './account.module.css';

/** Starts another version from this one; a creation under way is replaced only after a question. */
export function Vary({ pattern }: { readonly pattern: PatternView }) {
  const t = useTranslations('account.creation');
  const locale = useLocale();
  const router = useRouter();
  const api = useApi();
  const toast = useToast(`vary:${pattern.id}`);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const vary = async () => {
    setBusy(true);
    try {
      const { wearerId } = pattern;
      const wearer = wearerId ? await (await api()).wearer(wearerId) : null;
      const patternName = t('varyName', { name: pattern.name }).slice(0, NAME_LENGTH);
      const measures = measuresOf(pattern, wearer);
      const creation = designOnly(pattern.choices, { measures, patternName, look: pattern.look });
      keepCreation(browserStorage(), { touched: true, creation });
      router.push(pageHref(locale, 'create'));
    } catch {
      toast.trouble(t('varyInterrupted'));
      setBusy(false);
      setAsking(false);
    }
  };
  const begin = async () => {
    const kept = await loadCreation(browserStorage());
    if (kept?.touched) setAsking(true);
    else await vary();
  };

  return (
    <div className={styles.panel}>
      <div className={styles.buttons}>
        <Button busy={busy} onClick={() => void begin()}>
          {t('vary')}
        </Button>
      </div>
      <p className={styles.muted}>{t('varyHelp')}</p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('varyTitle')}
        description={t('varyText')}
        confirm={t('varyConfirm')}
        busy={busy}
        onConfirm={() => void vary()}
      />
    </div>
  );
}

/** For whom it was drafted, as they are known today; where they are not kept any more, as they were then. */
function measuresOf({ body, wearerName }: PatternView, wearer: Wearer | null): Measures {
  if (!wearer || !isDraftable(wearer.measured)) return { kind: 'own', name: wearerName, measured: body };
  const { id, name, corrected } = wearer;
  return { kind: 'wearer', id, name, measured: corrected ?? (wearer.measured as Measured) };
}

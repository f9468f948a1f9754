'use client';

import { useTranslations } from 'next-intl';
import type { Api } from '@/components/api/client';
import { SessionGate } from '@/components/session/session-gate';
import { TroubleNote } from '@/components/session/trouble-note';
import { useResource } from '@/components/session/use-resource';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { Skeleton } from '@/components/ui/skeleton';
import type { Wearer } from '@/lib/accounts/wearers';
import { isDraftable, type Measured } from '@/lib/measurements/names';
import { SignInPrompt } from '../sign-in-prompt';
import type { Measures } from '../store/measures';
import { Girths } from './girths';
import styles from './measures.module.css';

interface SavedWearersProps {
  readonly picked: Measures;
  readonly onPick: (measures: Measures) => void;
}

/** Someone whose measurements the account keeps; visitors are told how to get there without losing anything. */
export function SavedWearers(props: SavedWearersProps) {
  const t = useTranslations('measurements.chooser');
  const prompt = <SignInPrompt text={t('signInToSave')} back="resume=measurements" />;
  return (
    <SessionGate waiting={<Waiting />} prompt={prompt}>
      <WearerCards {...props} />
    </SessionGate>
  );
}

function Waiting() {
  const t = useTranslations('measurements.chooser');
  return (
    <div className={styles.way} role="status" aria-label={t('loading')}>
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
    </div>
  );
}

function WearerCards({ picked, onPick }: SavedWearersProps) {
  const t = useTranslations('measurements.chooser');
  const { resource, reload } = useResource(loadWearers);

  if (resource.status === 'failed') return <TroubleNote trouble={resource.trouble} onRetry={reload} />;
  if (resource.status === 'loading') {
    return <Waiting />;
  }
  const wearers = resource.value;
  if (wearers.length === 0) return <p className={styles.help}>{t('noneSaved')}</p>;

  return (
    <ChoiceCards
      className={styles.sizes}
      label={t('saved')}
      value={picked.kind === 'wearer' ? picked.id : ''}
      onChange={(id) => {
        const wearer = wearers.find((each) => each.id === id);
        if (wearer && isDraftable(wearer.measured)) onPick(asMeasures(wearer));
      }}
      cards={wearers.map((wearer) => ({
        value: wearer.id,
        title: wearer.name,
        disabled: !isDraftable(wearer.measured),
        help: isDraftable(wearer.measured) ? <Girths measured={wearer.measured} /> : t('incomplete'),
      }))}
    />
  );
}

/** What is drawn is what will be exported: the measurements as earlier garments corrected them. */
function asMeasures({ id, name, measured, corrected }: Wearer): Measures {
  return { kind: 'wearer', id, name, measured: corrected ?? (measured as Measured) };
}

const loadWearers = (api: Api) => api.wearers();

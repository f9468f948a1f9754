'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSessionState } from '@/components/session/session-provider';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Tabs } from '@/components/ui/tabs';
import { useScreen } from '../screen';
import type { Measures } from '../store/measures';
import { useCreator } from '../store/provider';
import { OwnMeasures } from './own-measures';
import { SavedWearers } from './saved-wearers';
import { SizeChooser } from './size-chooser';

const WAYS = ['saved', 'size', 'own'] as const;
type Way = (typeof WAYS)[number];

const OWN_FORM = 'own-measures';

/** Whose measurements the pattern is drawn on: someone saved, a standard size, or one's own. */
export default function MeasuresDialog() {
  const t = useTranslations('measurements.chooser');
  const { window, open } = useScreen();
  const measures = useCreator((state) => state.history.present.measures);
  const setMeasures = useCreator((state) => state.setMeasures);
  const signedIn = useSessionState(({ status }) => status === 'in');
  const [way, setWay] = useState<Way>(() => wayOf(measures, signedIn));
  const [picked, setPicked] = useState<Measures>(measures);
  const [saving, setSaving] = useState(false);

  const use = (next: Measures) => {
    setMeasures(next);
    open(null);
  };
  const matches = picked.kind === (way === 'saved' ? 'wearer' : 'size');

  return (
    <Dialog
      wide
      open={window === 'measurements'}
      onOpenChange={(shown) => open(shown ? 'measurements' : null)}
      title={t('title')}
      description={t('intro')}
      footer={
        <>
          <Button onClick={() => open(null)}>{t('cancel')}</Button>
          {way === 'own' ? (
            <Button key="own" variant="primary" type="submit" form={OWN_FORM} busy={saving}>
              {t('use')}
            </Button>
          ) : (
            <Button key="picked" variant="primary" disabled={!matches} onClick={() => use(picked)}>
              {t('use')}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        label={t('title')}
        value={way}
        onChange={setWay}
        tabs={[
          {
            value: 'saved',
            label: t('saved'),
            content: <SavedWearers picked={picked} onPick={setPicked} />,
          },
          { value: 'size', label: t('size'), content: <SizeChooser picked={picked} onPick={setPicked} /> },
          {
            value: 'own',
            label: t('own'),
            content: <OwnMeasures formId={OWN_FORM} onUse={use} onSaving={setSaving} />,
          },
        ]}
      />
    </Dialog>
  );
}

function wayOf({ kind }: Measures, signedIn: boolean): Way {
  if (kind === 'wearer') return 'saved';
  if (kind === 'own' || kind === 'size') return kind;
  return signedIn ? 'saved' : 'own';
}

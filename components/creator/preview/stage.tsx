'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { MeasuresButton } from '../bar/checks';
import { History } from '../bar/history';
import { ClothTray } from '../look/cloth-tray';
import { useScreen } from '../screen';
import { LieSwitch } from './lie-switch';
import { usePreview, usePreviewControl } from './preview-context';
import { isTooNarrow } from './preview-state';
import { RefusalNote } from './refusal-note';
import styles from './stage.module.css';
import { StageView } from './stage-view';
import { ViewSwitch } from './view-switch';
import { WaitingGarment } from './waiting-garment';
import { Who } from './who';

const WornView = dynamic(() => import('../worn/worn-view'), { ssr: false });

/** The garment, large, in the view that is chosen; as worn it is drawn flat until it hangs. */
export function Stage() {
  const { view: chosen, lie, dropWorn } = useScreen();
  const view = chosen === 'worn' ? 'front' : chosen;
  const sight = view === 'pieces' && lie === 'on-cloth' ? 'laid' : view;
  const [worn, setWorn] = useState(false);
  const isWorn = chosen === 'worn' && worn;
  const control = usePreviewControl();
  const picture = usePreview((state) => (sight === 'laid' ? state.laid?.picture : state.pictures[sight]));
  const tooNarrow = usePreview(isTooNarrow) && sight === 'laid';
  const status = usePreview((state) => state.status);
  const frame = useRef<HTMLElement>(null);
  const t = useTranslations('creator.views');

  // Once looked at it stays, so that coming back to it shows it at once.
  const [wanted, setWanted] = useState(false);
  if (chosen === 'worn' && !wanted) setWanted(true);

  useEffect(() => control.show([view]), [control, view]);

  return (
    <section ref={frame} className={styles.stage} data-view={isWorn ? 'worn' : sight} aria-label={t('label')}>
      <div className={styles.head}>
        <ViewSwitch />
        <Who />
      </div>
      <MeasuresButton className={styles.measures} />
      <History className={styles.history} />
      {view === 'pieces' && <LieSwitch />}
      {status === 'broken' && (
        <div className={styles.broken} role="alert">
          <p>{t('broken')}</p>
          <Button onClick={control.retry}>{t('retry')}</Button>
        </div>
      )}
      {status !== 'broken' && !picture && !tooNarrow && <WaitingGarment />}
      {picture && !isWorn && <StageView key={sight} sight={sight} picture={picture} frame={frame} />}
      {status === 'ready' && wanted && (
        <WornView looking={chosen === 'worn'} onWorn={setWorn} onUnable={dropWorn} />
      )}
      {(view === 'front' || view === 'back') && <ClothTray />}
      <RefusalNote />
    </section>
  );
}

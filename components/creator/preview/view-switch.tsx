'use client';

import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { type StageView, useScreen } from '../screen';
import styles from './view-switch.module.css';

/** As worn, front, back, pieces or ease. Not rendered again for each new drawing. */
export const ViewSwitch = memo(function ViewSwitch() {
  const t = useTranslations('creator.views');
  const { view, views, setView } = useScreen();
  return (
    <ToggleGroup
      aria-label={t('label')}
      className={styles.views}
      value={[view]}
      onValueChange={([next]) => next && setView(next as StageView)}
    >
      {views.map((each) => (
        <Toggle key={each} value={each} className={styles.view}>
          {t(each)}
        </Toggle>
      ))}
    </ToggleGroup>
  );
});

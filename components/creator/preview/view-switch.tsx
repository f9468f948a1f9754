'use client';

import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { type StageView, useScreen, VIEWS } from '../screen';
import styles from './stage.module.css';

/** Front, back or pieces. Not rendered again for each new drawing. */
export const ViewSwitch = memo(function ViewSwitch() {
  const t = useTranslations('creator.views');
  const { view, setView } = useScreen();
  return (
    <ToggleGroup
      aria-label={t('label')}
      className={styles.views}
      value={[view]}
      onValueChange={([next]) => next && setView(next as StageView)}
    >
      {VIEWS.map((each) => (
        <Toggle key={each} value={each} className={styles.view}>
          {t(each)}
        </Toggle>
      ))}
    </ToggleGroup>
  );
});

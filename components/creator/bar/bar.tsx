'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { NAME_LENGTH } from '@/components/measurements/clean-name';
import { Button } from '@/components/ui/button';
import { useScreen } from '../screen';
import { useCreator } from '../store/provider';
import styles from './bar.module.css';
import { CheckDots, MeasuresButton } from './checks';
import { History } from './history';
import { MoreMenu } from './more-menu';

/** Above the table: the pattern's name, whose measures, undo and redo, and the one primary action with what it waits for. */
export function Bar() {
  const t = useTranslations('creator');
  const { open } = useScreen();
  const checks = useId();
  const patternName = useCreator((state) => state.history.present.patternName);
  const setName = useCreator((state) => state.setName);
  const settle = useCreator((state) => state.settle);

  return (
    <div className={styles.bar}>
      <input
        className={styles.name}
        aria-label={t('name.label')}
        placeholder={t('name.placeholder')}
        value={patternName}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        onBlur={settle}
      />
      <MeasuresButton className={styles.wide} />
      <History className={styles.history} />
      <MoreMenu />
      <Button
        variant="primary"
        className={styles.export}
        aria-label={t('actions.exportName')}
        aria-describedby={checks}
        onClick={() => open('export')}
      >
        <span className={styles.word}>
          {t.rich('actions.export', { rest: (words) => <span className={styles.rest}>{words}</span> })}
        </span>
        <CheckDots id={checks} />
      </Button>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { NAME_LENGTH } from '@/components/measurements/clean-name';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { RedoIcon, UndoIcon } from '@/components/ui/icons/interface';
import { useScreen } from '../screen';
import { useCreator } from '../store/provider';
import styles from './bar.module.css';
import { Checks } from './checks';
import { MoreMenu } from './more-menu';

/** Above the table: the pattern's name, what is still missing, undo and redo, and the one primary action. */
export function Bar() {
  const t = useTranslations('creator');
  const { open } = useScreen();
  const name = useRef<HTMLInputElement>(null);
  const patternName = useCreator((state) => state.history.present.patternName);
  const setName = useCreator((state) => state.setName);
  const settle = useCreator((state) => state.settle);
  const canUndo = useCreator((state) => state.history.past.length > 0);
  const canRedo = useCreator((state) => state.history.future.length > 0);
  const undo = useCreator((state) => state.undo);
  const redo = useCreator((state) => state.redo);

  return (
    <div className={styles.bar}>
      <input
        ref={name}
        className={styles.name}
        aria-label={t('name.label')}
        placeholder={t('name.placeholder')}
        value={patternName}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        onBlur={settle}
      />
      <Checks onName={() => name.current?.focus()} />
      <div className={styles.tools}>
        <IconButton label={t('actions.undo')} onClick={undo} disabled={!canUndo}>
          <UndoIcon />
        </IconButton>
        <IconButton label={t('actions.redo')} onClick={redo} disabled={!canRedo}>
          <RedoIcon />
        </IconButton>
        <MoreMenu />
      </div>
      <Button
        variant="primary"
        className={styles.export}
        aria-label={t('actions.exportName')}
        onClick={() => open('export')}
      >
        <span>
          {t.rich('actions.export', { rest: (words) => <span className={styles.rest}>{words}</span> })}
        </span>
      </Button>
    </div>
  );
}

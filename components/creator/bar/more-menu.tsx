'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { type ToggleEvent, useId, useRef } from 'react';
import { UnitSwitch } from '@/components/measurements/unit-switch';
import { buttonClass } from '@/components/ui/button';
import buttonStyles from '@/components/ui/button.module.css';
import { ClothIcon, DownloadIcon, KeyboardIcon, MenuIcon, ResetIcon } from '@/components/ui/icons/interface';
import { useScreen, type Window } from '../screen';
import styles from './bar.module.css';

/** What is needed now and then: the unit, a pattern code, the shortcuts, beginning again. */
export function MoreMenu() {
  const t = useTranslations('creator.actions');
  const { unit, setUnit, open } = useScreen();
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  /** The panel lives above everything: it is put under its button by hand. */
  const place = ({ newState }: ToggleEvent) => {
    const box = trigger.current?.getBoundingClientRect();
    if (newState !== 'open' || !box || !panel.current) return;
    panel.current.style.top = `${box.bottom + 6}px`;
    panel.current.style.right = `${Math.max(8, document.documentElement.clientWidth - box.right)}px`;
  };
  const go = (window: Window) => {
    panel.current?.hidePopover();
    open(window);
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        popoverTarget={id}
        aria-label={t('more')}
        title={t('more')}
        className={clsx(buttonClass({ variant: 'quiet' }), buttonStyles.square)}
      >
        <MenuIcon />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.menu} onBeforeToggle={place}>
        <div className={styles.unit}>
          <span>{t('unit')}</span>
          <UnitSwitch unit={unit} onChange={setUnit} />
        </div>
        <button type="button" className={styles.item} onClick={() => go('cloth')}>
          <ClothIcon />
          {t('cloth')}
        </button>
        <button type="button" className={styles.item} onClick={() => go('import')}>
          <DownloadIcon />
          {t('import')}
        </button>
        <button type="button" className={styles.item} onClick={() => go('shortcuts')}>
          <KeyboardIcon />
          {t('shortcuts')}
        </button>
        <button type="button" className={styles.item} onClick={() => go('reset')}>
          <ResetIcon />
          {t('reset')}
        </button>
      </div>
    </>
  );
}

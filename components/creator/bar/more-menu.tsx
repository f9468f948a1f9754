'use client';

import { Menu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import buttonStyles from '@/components/ui/button.module.css';
import { CheckIcon, KeyboardIcon, MenuIcon, ResetIcon } from '@/components/ui/icons/interface';
import { useScreen } from '../screen';
import styles from './bar.module.css';

/** What is needed now and then: the unit, the shortcuts, beginning again. */
export function MoreMenu() {
  const t = useTranslations('creator.actions');
  const { unit, setUnit, open } = useScreen();
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={t('more')}
        title={t('more')}
        className={clsx(buttonClass({ variant: 'quiet' }), buttonStyles.square)}
      >
        <MenuIcon />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} sideOffset={6} align="end">
          <Menu.Popup className={styles.menu}>
            <Menu.RadioGroup value={unit} onValueChange={setUnit}>
              {(['cm', 'in'] as const).map((each) => (
                <Menu.RadioItem key={each} value={each} className={styles.item}>
                  <Menu.RadioItemIndicator className={styles.tick}>
                    <CheckIcon />
                  </Menu.RadioItemIndicator>
                  {t('unit')} : {t(each)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Separator className={styles.separator} />
            <Menu.Item className={styles.item} onClick={() => open('shortcuts')}>
              <span className={styles.tick}>
                <KeyboardIcon />
              </span>
              {t('shortcuts')}
            </Menu.Item>
            <Menu.Item className={styles.item} onClick={() => open('reset')}>
              <span className={styles.tick}>
                <ResetIcon />
              </span>
              {t('reset')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import styles from './creator.module.css';
import { useScreen } from './screen';

const LIST = [
  { name: 'undo', keys: ['Ctrl', 'Z'] },
  { name: 'redo', keys: ['Ctrl', 'Y'] },
  { name: 'steps', keys: ['1', '2', '3', '4'] },
  { name: 'views', keys: ['V'] },
  { name: 'zoom', keys: ['+', '−', '0'] },
  { name: 'fullScreen', keys: ['F'] },
  { name: 'measures', keys: ['M'] },
  { name: 'export', keys: ['E'] },
  { name: 'help', keys: ['?'] },
  { name: 'close', keys: ['Esc'] },
] as const;

export default function ShortcutsDialog() {
  const t = useTranslations('creator.shortcuts');
  const { window, open } = useScreen();
  return (
    <Dialog
      open={window === 'shortcuts'}
      onOpenChange={(shown) => open(shown ? 'shortcuts' : null)}
      title={t('title')}
      description={t('intro')}
    >
      <dl className={styles.shortcuts}>
        {LIST.map(({ name, keys }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

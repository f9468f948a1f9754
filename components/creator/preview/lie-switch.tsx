'use client';

import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { useLocale, useTranslations } from 'next-intl';
import { formatLength } from '@/components/measurements/units';
import { CLOTH_WIDTHS } from '@/lib/fabrics/cloth-widths';
import { LIES, type Lie, useScreen } from '../screen';
import styles from './lie-switch.module.css';
import { usePreview, usePreviewControl } from './preview-context';
import type { PreviewState } from './preview-state';

/** The pieces one by one, or on the cloth as they are cut, and how wide that is. */
export function LieSwitch() {
  const t = useTranslations('creator.views');
  const { lie, setLie } = useScreen();
  return (
    <div className={styles.lies}>
      <ToggleGroup
        aria-label={t('lies.label')}
        className={styles.group}
        value={[lie]}
        onValueChange={([next]) => next && setLie(next as Lie)}
      >
        {LIES.map((each) => (
          <Toggle key={each} value={each} className={styles.one}>
            {t(`lies.${each}`)}
          </Toggle>
        ))}
      </ToggleGroup>
      {lie === 'on-cloth' && <ClothWidths />}
    </div>
  );
}

function ClothWidths() {
  const t = useTranslations('creator');
  const locale = useLocale();
  const { unit } = useScreen();
  const { layOn } = usePreviewControl();
  const choose = (text: string | undefined) => {
    const width = CLOTH_WIDTHS.find((each) => String(each) === text);
    if (width) layOn(width);
  };
  const chosen = usePreview((state) => state.clothWidth);
  const laid = usePreview((state) => state.laid);
  return (
    <>
      <ToggleGroup
        aria-label={t('cloth.width')}
        className={styles.group}
        value={[String(chosen)]}
        onValueChange={([next]) => choose(next)}
      >
        {CLOTH_WIDTHS.map((width) => (
          <Toggle key={width} value={String(width)} className={styles.one}>
            {formatLength(width, unit, locale, 0)}
          </Toggle>
        ))}
      </ToggleGroup>
      <p className={styles.said} role="status">
        {t(stateOf(laid))}
      </p>
    </>
  );
}

function stateOf(laid: PreviewState['laid']) {
  if (!laid) return laid === null ? 'views.lies.narrow' : 'views.lies.laying';
  return laid.folded ? 'cloth.folded' : 'cloth.open';
}

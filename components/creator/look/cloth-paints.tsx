'use client';

import { memo } from 'react';
import { clothPattern } from '@/lib/cloth/pattern';
import type { Print } from '@/lib/cloth/types';
import { PAINTS } from '../worker/cloth-of-picture';
import styles from './look.module.css';

interface ClothPaintsProps {
  readonly shell: Print;
  readonly trim: Print;
}

/** The paints that every picture of the garment on the page is filled with: a change of cloth draws none of them again. */
export const ClothPaints = memo(function ClothPaints({ shell, trim }: ClothPaintsProps) {
  const markup = clothPattern(PAINTS.shell, shell) + clothPattern(PAINTS.trim, trim);
  return (
    <svg className={styles.paints} aria-hidden="true" focusable={false}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: figures and colours of our own catalogue */}
      <defs dangerouslySetInnerHTML={{ __html: markup }} />
    </svg>
  );
});

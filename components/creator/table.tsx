'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Bar } from './bar/bar';
import styles from './creator.module.css';
import { LiveRegion } from './live-region';
import { ClothPaints } from './look/cloth-paints';
import { useClothOfPictures, useLook } from './look/use-look';
import { Stage } from './preview/stage';
import { useScreen } from './screen';
import { SheetHandle } from './sheet-handle';
import { useShortcuts } from './shortcuts';
import { StepPanel } from './steps/step-panel';
import { Tape } from './steps/tape';
import { Strip } from './strip/strip';
import { useResume } from './use-resume';

// Windows are fetched when first opened.
const MeasuresDialog = dynamic(() => import('./measures/measures-dialog'), { ssr: false });
const ResetDialog = dynamic(() => import('./reset-dialog'), { ssr: false });
const ClothDialog = dynamic(() => import('./cloth/cloth-dialog'), { ssr: false });
const ImportDialog = dynamic(() => import('./import/import-dialog'), { ssr: false });
const ShortcutsDialog = dynamic(() => import('./shortcuts-dialog'), { ssr: false });
const ExportDialog = dynamic(() => import('./export/export-dialog'), { ssr: false });

/** The cutting table: tape at the left, garment in the middle, choices at the right, what it takes below. */
export function Table() {
  useShortcuts();
  useResume();
  const { window } = useScreen();
  const t = useTranslations('creator.sheet');
  const table = useRef<HTMLDivElement>(null);
  const { inks } = useLook();
  const cloth = useClothOfPictures();
  return (
    <div ref={table} className={styles.table} {...cloth}>
      <Bar />
      {inks && <ClothPaints shell={inks.shell} trim={inks.trim} />}
      <div className={styles.stage}>
        <Stage />
      </div>
      <SheetHandle table={table} />
      <Tape className={styles.tape} />
      <section className={styles.choices} aria-label={t('handle')}>
        <StepPanel />
      </section>
      <div className={styles.strip}>
        <Strip />
      </div>
      <LiveRegion />
      {window === 'shortcuts' && <ShortcutsDialog />}
      {window === 'cloth' && <ClothDialog />}
      {window === 'import' && <ImportDialog />}
      {window === 'reset' && <ResetDialog />}
      {window === 'measurements' && <MeasuresDialog />}
      {window === 'export' && <ExportDialog />}
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { InfoIcon } from '@/components/ui/icons/interface';
import { useCatalogueWords } from '../words';
import type { LeftOut } from '../worker/worn-protocol';
import { Flap } from './flap';

const CODES = [
  ...(['behind-the-shell', 'hidden-layer', 'outlined', 'sewn-on'] as const),
  ...(['tied-by-hand', 'pleats-laid'] as const),
] as const;

/** What the picture is, and by name what of the garment it leaves out. */
export function WornNotes({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  const t = useTranslations('creator.worn');
  const words = useCatalogueWords();
  const named = (code: string) =>
    leftOut.filter((each) => each.code === code).map(({ piece }) => words.piece(piece));
  return (
    <Flap icon={<InfoIcon />} name={t('what')} text={t('what')}>
      <p>{t('truth')}</p>
      <ul>
        {CODES.filter((code) => named(code).length > 0).map((code) => (
          <li key={code}>{t(`leftOut.${code}`, { pieces: [...new Set(named(code))].join(', ') })}</li>
        ))}
      </ul>
    </Flap>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatLength } from '@/components/measurements/units';
import { useMovedWords } from './moved-words';
import { useScreen } from './screen';
import { useCreatorStore } from './store/provider';
import type { Announcement, CreatorState } from './store/state';
import { useLater } from './use-later';
import { useCatalogueWords } from './words';

const announcementOf = ({ announcement }: CreatorState) => announcement;

/** Says what changed to those who do not see the drawing; of many changes at once the last. What gave way has a note of its own. */
export function LiveRegion() {
  const announcement = useLater(useCreatorStore(), announcementOf);
  const say = useSentence();
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {announcement && <span key={announcement.turn}>{say(announcement)}</span>}
    </p>
  );
}

function useSentence(): (announcement: Announcement) => string {
  const t = useTranslations('creator.live');
  const words = useCatalogueWords();
  const locale = useLocale();
  const { unit } = useScreen();
  const moved = useMovedWords();
  return (said) => {
    const also = 'moved' in said && said.moved.length > 0 ? ` ${moved(said.moved)}` : '';
    return sentence(said) + also;
  };

  function sentence(said: Announcement): string {
    switch (said.kind) {
      case 'chosen':
      case 'forced':
        return t('chosen', { slot: words.slot(said.slot), value: words.value(said.slot, said.value) });
      case 'came-back':
        return t('cameBack', {
          names: said.choices.map(({ slot, value }) => words.value(slot, value)).join(', '),
        });
      case 'sized': {
        const name = words.size(said.size);
        return said.cm === null
          ? t('automatic', { name })
          : t('sized', { name, value: formatLength(said.cm, unit, locale) });
      }
      case 'garment':
        return t('garment', { name: words.garment(said.garment) });
      case 'imported':
        return t('imported', { percent: said.percent });
      default:
        return t(said.kind);
    }
  }
}

import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import type { Locale } from '@/lib/i18n/locales';
import { MessagePage } from './message-page';
import { linkTo } from './page-link';

/** What an address that leads nowhere shows. */
export async function UnknownPage({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'errors.unknownPage' });
  return (
    <MessagePage
      title={t('title')}
      kicker={t('notFound')}
      words={t('words')}
      actions={
        <>
          <ButtonLink variant="primary" {...linkTo(locale, 'home')}>
            {t('home')}
          </ButtonLink>
          <ButtonLink {...linkTo(locale, 'create')}>{t('create')}</ButtonLink>
        </>
      }
    />
  );
}

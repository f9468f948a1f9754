'use client';
import './globals.css';
import { useEffect, useState } from 'react';
import { isLostChunk, reloadOnce } from '@/components/site/chunk-reload';
import { errorLocale, failureWords } from '@/components/site/error-words';
import { buttonClass } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/paths';

/** The last net: the layout or the error page itself has failed. */
export default function GlobalError({ error }: { readonly error: Error }) {
  const [locale, setLocale] = useState<Locale>('fr');
  useEffect(() => {
    setLocale(errorLocale());
    if (isLostChunk(error)) reloadOnce(window);
  }, [error]);

  const { errorPage } = failureWords(locale);
  return (
    <html lang={locale}>
      <head>
        <title>{errorPage.title}</title>
      </head>
      <body>
        <main style={{ display: 'grid', gap: '2rem', placeContent: 'center', padding: '2rem' }}>
          <h1 style={{ fontSize: 'var(--step-3)' }}>{errorPage.title}</h1>
          <a href={localPath(locale, '/')} className={buttonClass({ variant: 'primary' })}>
            {errorPage.home}
          </a>
        </main>
      </body>
    </html>
  );
}

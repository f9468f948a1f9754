'use client';
import { useEffect, useState } from 'react';
import { isLostChunk, reloadOnce } from '@/components/site/chunk-reload';
import { errorLocale, failureWords } from '@/components/site/error-words';
import { loadingBar } from '@/components/site/lazy-loading-bar';
import { MessagePage } from '@/components/site/message-page';
import { Button, buttonClass } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/paths';

interface ErrorPageProps {
  readonly error: Error & { digest?: string };
  readonly reset: () => void;
}

/** What a page that fails shows: its bar frays, and it can be tried again. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  const [locale, setLocale] = useState<Locale>('fr');
  useEffect(() => {
    setLocale(errorLocale());
    if (isLostChunk(error)) reloadOnce(window);
    else loadingBar((bar) => bar.failLoading());
  }, [error]);

  const { unexpected } = failureWords(locale);
  return (
    <MessagePage
      title={unexpected.title}
      kicker={error.digest && unexpected.number.replace('{digest}', error.digest)}
      words={unexpected.words}
      actions={
        <>
          <Button variant="primary" onClick={reset}>
            {unexpected.retry}
          </Button>
          {/* A full page load: what failed in memory is left behind. */}
          <a href={localPath(locale, '/')} className={buttonClass({})}>
            {unexpected.home}
          </a>
        </>
      }
    />
  );
}

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { useDay } from './use-day';

const Day = () => <p>{useDay()('2026-11-21T23:30:00Z')}</p>;

afterEach(cleanup);

test.each<readonly [Locale, string]>([
  ['fr', '22 novembre 2026'],
  ['en', '22 November 2026'],
  ['de', '22. November 2026'],
])('a day is written as in %s, where we are', (locale, written) => {
  render(
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="Europe/Paris">
      <Day />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(written)).toBeTruthy();
});

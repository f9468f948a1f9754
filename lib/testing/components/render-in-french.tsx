import '@/lib/testing/components/patience';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import errors from '@/messages/fr/errors.json';
import ui from '@/messages/fr/ui.json';

/** Renders for a test as a French reader would see it. */
export function renderInFrench(element: ReactElement) {
  return render(
    <NextIntlClientProvider locale="fr" messages={{ ui, errors }} timeZone="Europe/Paris">
      {element}
    </NextIntlClientProvider>,
  );
}

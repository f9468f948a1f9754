import type account from '../../messages/fr/account.json';
import type api from '../../messages/fr/api.json';
import type booklet from '../../messages/fr/booklet.json';
import type catalogue from '../../messages/fr/catalogue.json';
import type cloth from '../../messages/fr/cloth.json';
import type content from '../../messages/fr/content.json';
import type creator from '../../messages/fr/creator.json';
import type errors from '../../messages/fr/errors.json';
import type exported from '../../messages/fr/export.json';
import type extras from '../../messages/fr/extras.json';
import type failures from '../../messages/fr/failures.json';
import type fit from '../../messages/fr/fit.json';
import type mail from '../../messages/fr/mail.json';
import type measurements from '../../messages/fr/measurements.json';
import type offers from '../../messages/fr/offers.json';
import type sheets from '../../messages/fr/sheets.json';
import type site from '../../messages/fr/site.json';
import type ui from '../../messages/fr/ui.json';
import type { Locale } from './locales';

/** French is the original, so its files are the type of every message key. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: {
      account: typeof account;
      api: typeof api;
      booklet: typeof booklet;
      catalogue: typeof catalogue;
      cloth: typeof cloth;
      content: typeof content;
      creator: typeof creator;
      errors: typeof errors;
      export: typeof exported;
      extras: typeof extras;
      failures: typeof failures;
      mail: typeof mail;
      fit: typeof fit;
      measurements: typeof measurements;
      offers: typeof offers;
      sheets: typeof sheets;
      site: typeof site;
      ui: typeof ui;
    };
  }
}

import type { Locale } from '@/lib/i18n/locales';

/** Said where the operator of an installation has not given an identity: nothing is made up in its place. */
const UNNAMED: Readonly<Record<Locale, { publisher: string; host: string }>> = {
  fr: {
    publisher: 'Cette installation n’a pas encore d’éditeur déclaré : elle sert d’essai et ne vend rien.',
    host: 'Cette installation est hébergée par la personne qui l’exploite.',
  },
  en: {
    publisher: 'No publisher has been declared for this installation yet: it is a trial and sells nothing.',
    host: 'This installation is hosted by the person who runs it.',
  },
  de: {
    publisher:
      'Für diese Installation ist noch kein Anbieter angegeben: Sie dient der Probe und verkauft nichts.',
    host: 'Diese Installation wird von der Person gehostet, die sie betreibt.',
  },
};

/**
 * A page's Markdown with the publisher and host named in the configuration (`PUBLISHER`, `HOSTING`: Markdown, address
 * and registration included) put where the text asks for them.
 */
export function withPublisher(body: string, locale: Locale): string {
  const named = {
    publisher: process.env.PUBLISHER || UNNAMED[locale].publisher,
    host: process.env.HOSTING || UNNAMED[locale].host,
  };
  return body.replace(/\{\{(publisher|host)\}\}/g, (_, key: keyof typeof named) => named[key]);
}

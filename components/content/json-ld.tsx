type Data = Readonly<Record<string, unknown>>;

/** Structured data for crawlers, one thing or several. `<` is written as an escape, so that no text can close the element. */
export function JsonLd({ data }: { readonly data: Data | readonly Data[] }) {
  const things = Array.isArray(data) ? { '@graph': data } : data;
  const text = JSON.stringify({ '@context': 'https://schema.org', ...things }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making with every < escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

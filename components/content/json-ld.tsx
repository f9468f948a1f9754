/** Structured data for crawlers. `<` is written as an escape, so that no text can close the element. */
export function JsonLd({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making with every < escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

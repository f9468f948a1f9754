import styles from './prose.module.css';

// A wide table scrolls in a box of its own, which a keyboard must be able to reach.
function boxed(html: string): string {
  return html
    .replaceAll('<table>', `<div class="${styles.table}" tabindex="0" role="region"><table>`)
    .replaceAll('</table>', '</table></div>');
}

/** Running text from our own Markdown, compiled at build. */
export function Prose({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by us and compiled at build; no reader's input comes here.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: boxed(html) }} />;
}

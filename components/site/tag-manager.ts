/** Loads the tag manager's container. Called only when `mayMeasure` says so; without an id nothing is loaded. */
export function loadTagManager(id: string | undefined = process.env.NEXT_PUBLIC_TAG_MANAGER_ID): void {
  if (!id || document.getElementById('tag-manager')) return;
  const layer = window as unknown as { dataLayer?: object[] };
  layer.dataLayer ??= [];
  layer.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.id = 'tag-manager';
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/**
 * An address with escapes that stand for no text (`/%E0%A4`), taken letter for letter: it then leads nowhere like any
 * other, and its reader is told so by our pages. Next would answer it with a page of its own.
 */
export function plainEscapes(url = '/') {
  const [path, ...query] = url.split('?');
  return isText(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}

function isText(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

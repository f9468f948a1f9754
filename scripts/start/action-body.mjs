/** Deeper than any design of ours goes. */
const DEEPEST = 32;
/** How React writes what JSON cannot: an escaped dollar, nothing, odd numbers, dates and large integers. */
const WRITTEN = /^\$(\$|undefined$|NaN$|-?Infinity$|-0$|D|n\d+$)/;

/**
 * Whether the body of a call to a server action is what our pages send: a JSON list of plain values, in which a value
 * may stand for an earlier one (`$0:0:choices`). Next answers anything else with a 500 and logs what it could not read.
 */
export function isActionBody(text) {
  try {
    const root = JSON.parse(text);
    return Array.isArray(root) && isReadable(root, root, []);
  } catch {
    return false;
  }
}

function isReadable(value, root, around) {
  if (typeof value === 'string') return !value.startsWith('$') || isWritten(value, root, around);
  if (typeof value !== 'object' || value === null) return true;
  if (around.length > DEEPEST) return false;
  return Object.values(value).every((each) => isReadable(each, root, [...around, value]));
}

function isWritten(text, root, around) {
  if (WRITTEN.test(text)) return true;
  if (!text.startsWith('$0:')) return false;
  const meant = text.slice(3).split(':').reduce(within, root);
  // What would hold itself has no end.
  return typeof meant === 'object' && meant !== null && !around.includes(meant);
}

function within(value, key) {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? value[key] : undefined;
}

/**
 * The whole body, which has said how long it is, put back for whoever reads it next. Undefined when it breaks off or
 * is longer than it said.
 */
export function peekBody(request, length) {
  return new Promise((resolve) => {
    const parts = [];
    let size = 0;
    const done = (body) => {
      request.off('readable', read).off('error', fail).off('close', fail);
      resolve(body);
    };
    const fail = () => done(undefined);
    const read = () => {
      for (let part = request.read(); part !== null; part = request.read()) {
        parts.push(part);
        size += part.length;
        if (size >= length) break;
      }
      if (size < length) return;
      const body = Buffer.concat(parts);
      request.unshift(body);
      done(size === length ? body : undefined);
    };
    request.on('readable', read).on('error', fail).on('close', fail);
  });
}

type FormValue = string | FormObject;
export interface FormObject {
  [key: string]: FormValue;
}

/** `a[b][0]=c` as nested objects, the way Stripe's client writes its parameters. */
export function readNested(body: string): FormObject {
  const root: FormObject = Object.create(null);
  for (const [path, value] of new URLSearchParams(body)) {
    const keys = path.split(/[[\]]+/).filter((key) => key !== '' && key !== '__proto__');
    let place = root;
    for (const key of keys.slice(0, -1)) {
      const next = place[key];
      const inner: FormObject = typeof next === 'object' ? next : Object.create(null);
      place[key] = inner;
      place = inner;
    }
    const last = keys.at(-1);
    if (last !== undefined) place[last] = value;
  }
  return root;
}

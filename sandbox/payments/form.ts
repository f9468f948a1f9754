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

/** The object at `path`, empty where there is none. */
function inner(form: FormObject, ...path: string[]): FormObject {
  const found = path.reduce<FormValue | undefined>(
    (at, key) => (typeof at === 'object' ? at[key] : undefined),
    form,
  );
  return typeof found === 'object' ? found : {};
}

/** The text at `path`, undefined where there is none. */
export function text(form: FormObject, ...path: string[]): string | undefined {
  const found = inner(form, ...path.slice(0, -1))[path.at(-1) ?? ''];
  return typeof found === 'string' ? found : undefined;
}

/** A flat record of texts, such as metadata. */
export function record(form: FormObject, ...path: string[]): Record<string, string> {
  const entries = Object.entries(inner(form, ...path)).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(entries) as Record<string, string>;
}

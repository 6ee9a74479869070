type Branch = Record<string, unknown> | unknown[];

/** `contacts.0.name`. */
export const readPath = (values: unknown, path: string): unknown => {
  let current = values;
  for (const step of path.split('.')) current = (current as Record<string, unknown> | undefined)?.[step];
  return current;
};

/** A copy with the one value changed; everything else stays the same object. */
export const writePath = <V>(values: V, path: string, value: unknown): V => {
  const [step = '', ...rest] = path.split('.');
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as Branch;
  const inner = (copy as Record<string, unknown>)[step];
  (copy as Record<string, unknown>)[step] = rest.length > 0 ? writePath(inner, rest.join('.'), value) : value;
  return copy as V;
};

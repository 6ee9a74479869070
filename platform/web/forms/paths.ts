type Branch = Record<string, unknown> | unknown[];

/** Reads the value at a path such as `contacts.0.name`. */
export const readPath = (values: unknown, path: string): unknown => {
  let current = values;
  for (const step of path.split('.')) current = (current as Record<string, unknown> | undefined)?.[step];
  return current;
};

/** A copy with one changed value; all other objects stay the same. */
export const writePath = <V>(values: V, path: string, value: unknown): V => {
  const [step = '', ...rest] = path.split('.');
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as Branch;
  const inner = (copy as Record<string, unknown>)[step];
  (copy as Record<string, unknown>)[step] = rest.length > 0 ? writePath(inner, rest.join('.'), value) : value;
  return copy as V;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A draft under what has been entered while it was read: fields that still are as they were opened take its values. */
export const fillUntouched = <V extends Record<string, unknown>>(
  current: V,
  opened: V,
  draft: Partial<V>,
): V => ({
  ...current,
  ...Object.fromEntries(Object.entries(draft).filter(([field]) => same(current[field], opened[field]))),
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Merges a draft into values that were changed while the draft was read: only fields that are still unchanged take its
 * values. */
export const fillUntouched = <V extends Record<string, unknown>>(
  current: V,
  opened: V,
  draft: Partial<V>,
): V => ({
  ...current,
  ...Object.fromEntries(Object.entries(draft).filter(([field]) => same(current[field], opened[field]))),
});

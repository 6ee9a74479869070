/** Old and new value of every field that differs. Values are compared as JSON, which covers dates too. `before` must have
 * every field of `after`. */
export const changesOf = <T extends object>(
  before: Record<keyof T, unknown>,
  after: T,
): Record<string, [unknown, unknown]> =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([key, value]) => {
        const old = (before as Record<string, unknown>)[key];
        return value !== undefined && JSON.stringify(old ?? null) !== JSON.stringify(value ?? null);
      })
      .map(([key, value]) => [key, [(before as Record<string, unknown>)[key] ?? null, value ?? null]]),
  );

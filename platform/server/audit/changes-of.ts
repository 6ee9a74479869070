/** Old and new value of every field that differs; dates and numbers compare as what they print. What was
 * read before has to have every field. */
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

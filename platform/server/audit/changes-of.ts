/** Old and new value of every field that differs. Values are compared as JSON, which covers dates too. */
export const changesOf = (before: object, after: object): Record<string, [unknown, unknown]> =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([key, value]) => {
        const old = (before as Record<string, unknown>)[key];
        return value !== undefined && JSON.stringify(old ?? null) !== JSON.stringify(value ?? null);
      })
      .map(([key, value]) => [key, [(before as Record<string, unknown>)[key] ?? null, value ?? null]]),
  );

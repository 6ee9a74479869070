const waiting = new Set<() => void>();

/** Call when the person stays on the page after all. */
export const resolveStayed = (): void => {
  for (const settle of waiting) settle();
};

/** Settles with the navigation, or when the person stays: the router never settles one that was blocked. */
export const untilLeftOrStayed = (navigation: Promise<void>): Promise<void> => {
  const { promise: stayed, resolve } = Promise.withResolvers<void>();
  waiting.add(resolve);
  return Promise.race([navigation, stayed]).finally(() => waiting.delete(resolve));
};

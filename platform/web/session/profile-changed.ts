const listeners = new Set<() => void>();

/** Lets the application read the session again after the person changed the own profile. */
export const onProfileChanged = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const profileChanged = (): void => {
  for (const listener of listeners) listener();
};

/** A person's choice for a table, stored on this device. Without storage it is forgotten. */
export const readChoice = <T>(key: string, check: (stored: unknown) => T | undefined): T | undefined => {
  try {
    return check(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
};

export const saveChoice = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
};

export type Owned<T> = { owner: string; key: string; entry: T };

export const entriesOf = <T>(owner: string, entries: Readonly<Record<string, T>> = {}): Owned<T>[] =>
  Object.entries(entries).map(([key, entry]) => ({ owner, key, entry }));

/** Combines all entries by key; start-up fails when a key is declared twice. */
export const mergeUnique = <T>(what: string, all: readonly Owned<T>[]): Record<string, T> => {
  const owners = new Map<string, string>();
  for (const { owner, key } of all) {
    const other = owners.get(key);
    if (other !== undefined) throw new Error(`${what} ${key} is declared by ${other} and by ${owner}`);
    owners.set(key, owner);
  }
  return Object.fromEntries(all.map(({ key, entry }) => [key, entry]));
};

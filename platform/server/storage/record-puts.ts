import { removeAll } from './remove-all.ts';
import type { Storage } from './storage.ts';

/** The storage, and a function that removes everything that was stored through it here. */
export const recordPuts = (storage: Storage): { storage: Storage; takeBack: () => Promise<void> } => {
  const keys = new Set<string>();
  return {
    storage: {
      ...storage,
      put: (key, path) => {
        keys.add(key);
        return storage.put(key, path);
      },
      putBytes: (key, bytes) => {
        keys.add(key);
        return storage.putBytes(key, bytes);
      },
    },
    takeBack: () => removeAll(storage, keys),
  };
};

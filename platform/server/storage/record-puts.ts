import type { Storage } from './storage.ts';

/** The storage, and a way to take back all that was stored through it here. */
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
    takeBack: async () => {
      // What cannot be removed now is swept like any other bytes that nobody names.
      await Promise.allSettled([...keys].map((key) => storage.remove(key)));
    },
  };
};

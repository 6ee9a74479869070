import { promisifyRequest } from 'idb-keyval';
import { sameEntry } from './same-entry.ts';
import type { Owner, Write } from './write.ts';

const storeName = 'writes';

let opening: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> => {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('cora-outbox', 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(storeName, { autoIncrement: true });
      store.createIndex('id', 'id', { unique: true });
      store.createIndex('owner', ['owner.user', 'owner.organization']);
    };
    request.onsuccess = () => {
      const forget = () => {
        opening = undefined;
      };
      request.result.onversionchange = () => {
        request.result.close();
        forget();
      };
      request.result.onclose = forget;
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
};

/** Resolves when the data is written to the disk and would survive a power loss. */
const change = async <T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> => {
  const transaction = (await open()).transaction(storeName, 'readwrite', { durability: 'strict' });
  const done = promisifyRequest(transaction);
  const working = work(transaction.objectStore(storeName)).catch((error: unknown) => {
    transaction.abort();
    throw error;
  });
  const [worked] = await Promise.allSettled([working, done]);
  if (worked.status === 'rejected') throw worked.reason;
  await done;
  return worked.value;
};

const keyOf = (store: IDBObjectStore, id: string): Promise<IDBValidKey | undefined> =>
  promisifyRequest(store.index('id').getKey(id));

const read = async <T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  promisifyRequest(work((await open()).transaction(storeName).objectStore(storeName)));

/** The writes of this owner, in the order they were entered. */
export const readWrites = ({ user, organization }: Owner): Promise<Write[]> =>
  read((store) => store.index('owner').getAll([user, organization]));

export const readWrite = (id: string): Promise<Write | undefined> =>
  read((store) => store.index('id').get(id));

/** The person's writes in all organizations; asked before signing out. */
export const countWrites = (user: number): Promise<number> =>
  read((store) => store.index('owner').count(IDBKeyRange.bound([user], [user, []])));

/** How many writes the person has in other organizations than this one, by organization. */
export const countElsewhere = async ({ user, organization }: Owner): Promise<Map<number, number>> => {
  const index = (await open()).transaction(storeName).objectStore(storeName).index('owner');
  const request = index.openKeyCursor(IDBKeyRange.bound([user], [user, []]));
  const counts = new Map<number, number>();
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve(counts);
      const [, of] = cursor.key as [number, number];
      if (of !== organization) counts.set(of, (counts.get(of) ?? 0) + 1);
      cursor.continue();
    };
  });
};

/** The key belongs to another entry. Neither may replace the other. */
export class KeyTaken extends Error {}

/** Adds all of them or none. An equal entry is kept as it is; a refused one is replaced. */
export const addWrites = (writes: readonly Write[], replaced: readonly string[] = []): Promise<void> =>
  change(async (store) => {
    for (const id of replaced) {
      const key = await keyOf(store, id);
      if (key !== undefined) store.delete(key);
    }
    for (const write of writes) {
      const key = await keyOf(store, write.id);
      if (key === undefined) store.add(write);
      else {
        const known: Write = await promisifyRequest(store.get(key));
        if (known.state === 'parked') store.put(write, key);
        else if (!sameEntry(known, write)) throw new KeyTaken();
      }
    }
  });

/** Returns the changed write; undefined when it was removed meanwhile. */
export const changeWrite = (id: string, patch: Partial<Write>): Promise<Write | undefined> =>
  change(async (store) => {
    const key = await keyOf(store, id);
    if (key === undefined) return undefined;
    const next = { ...((await promisifyRequest(store.get(key))) as Write), ...patch };
    store.put(next, key);
    return next;
  });

export const removeWrites = (ids: readonly string[]): Promise<void> =>
  change(async (store) => {
    for (const id of ids) {
      const key = await keyOf(store, id);
      if (key !== undefined) store.delete(key);
    }
  });

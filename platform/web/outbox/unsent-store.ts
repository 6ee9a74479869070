import { createStore } from '../store/create-store.ts';
import type { Write } from './write.ts';

/** The writes of this person in this organization that are still on the device. */
export const unsentStore = createStore<readonly Write[]>([]);

/** Ids of writes whose outcome somebody is waiting for: no message elsewhere on the page is needed yet. */
export const awaitedStore = createStore<ReadonlySet<string>>(new Set());

let expected: readonly Write[] = [];

const withExpected = (writes: readonly Write[]): readonly Write[] => [
  ...writes,
  ...expected.filter(({ id }) => !writes.some((write) => write.id === id)),
];

/** Shows writes at once, while the device still stores them. */
export const expectWrites = (writes: readonly Write[]): void => {
  expected = [...expected, ...writes];
  unsentStore.set(withExpected);
};

export const forgetExpected = (ids: readonly string[]): void => {
  expected = expected.filter(({ id }) => !ids.includes(id));
};

/** Whether a write is shown that the device may not have stored yet. */
export const isBeingStored = (id: string): boolean => expected.some((write) => write.id === id);

/** Shows the writes that are stored on the device now. */
export const showUnsent = (writes: readonly Write[]): void => unsentStore.set(withExpected(writes));

export const setAwaited = (ids: readonly string[], awaited: boolean): void =>
  awaitedStore.set((known) => {
    const next = new Set(known);
    for (const id of ids) awaited ? next.add(id) : next.delete(id);
    return next;
  });

/** The waiting writes of one record at this moment, for code outside of components. */
export const unsentNow = (group: string): readonly Write[] =>
  unsentStore.get().filter((write) => write.group === group);

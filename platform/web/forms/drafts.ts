import { createStore, del, get, keys, set } from 'idb-keyval';

const store = createStore('cora-drafts', 'drafts');

/** `opened`: the record as the person opened it, which tells what was changed when a newer one is saved by then. */
export type Draft = { values: Record<string, unknown>; opened?: Record<string, unknown>; at: number };

/** One draft per person, organization, form and record. */
export const draftKey = (
  person: number,
  organization: number,
  form: string,
  record: string | number,
): string => `${person}/${organization}/${form}/${record}`;

export const readDraft = (key: string): Promise<Draft | undefined> => get<Draft>(key, store);

/** Values may hold photos: IndexedDB keeps blobs as they are. */
export const keepDraft = (
  key: string,
  values: Record<string, unknown>,
  opened: Record<string, unknown>,
): Promise<void> => set(key, { values, opened, at: Date.now() } satisfies Draft, store);

/** Only after the server answered, or when the person throws it away. */
export const dropDraft = (key: string): Promise<void> => del(key, store);

/** How many drafts of this person wait on the device: asked before signing out. */
export const countDrafts = async (person: number): Promise<number> =>
  (await keys<string>(store)).filter((key) => key.startsWith(`${person}/`)).length;

const pending = new Set<() => void>();

/** A form that has typed but unkept input; answers how to forget it. */
export const onFlush = (flush: () => void): (() => void) => {
  pending.add(flush);
  return () => pending.delete(flush);
};

let leaving = false;

/** True while the application itself loads the page again; nothing is lost then. */
export const leavingOnPurpose = (): boolean => leaving;

/** Keeps every open form's input on the device, so that the page may be loaded again without a question. */
export const flushDrafts = async (): Promise<void> => {
  leaving = true;
  for (const flush of pending) flush();
  try {
    // Comes after the writes of the same store.
    await keys(store);
  } catch {
    // A browser that refuses storage has nothing to wait for.
  }
};

/** The page was not left after all: the next leaving asks again. */
export const stay = (): void => {
  leaving = false;
};

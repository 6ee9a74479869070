import { createStore, del, get, keys, set } from 'idb-keyval';

const store = createStore('cora-drafts', 'drafts');

/** `opened` is the record as the person opened it. If a newer one is saved meanwhile, it shows which fields the person
 * changed. */
export type Draft = { values: Record<string, unknown>; opened?: Record<string, unknown>; at: number };

/** There is one draft for each person, organization, form and record. */
export const draftKey = (
  person: number,
  organization: number,
  form: string,
  record: string | number,
): string => `${person}/${organization}/${form}/${record}`;

export const readDraft = (key: string): Promise<Draft | undefined> => get<Draft>(key, store);

/** Values may contain photos: IndexedDB stores blobs as they are. */
export const saveDraft = (
  key: string,
  values: Record<string, unknown>,
  opened: Record<string, unknown>,
): Promise<void> => set(key, { values, opened, at: Date.now() } satisfies Draft, store);

/** Call it only after the server answered, or when the person discards the draft. */
export const dropDraft = (key: string): Promise<void> => del(key, store);

/** Number of this person's drafts on the device; asked before signing out. */
export const countDrafts = async (person: number): Promise<number> =>
  (await keys<string>(store)).filter((key) => key.startsWith(`${person}/`)).length;

const pending = new Set<() => void>();

/** Registers a form whose input is not saved yet; returns a function that unregisters it. */
export const onFlush = (flush: () => void): (() => void) => {
  pending.add(flush);
  return () => pending.delete(flush);
};

let leaving = false;

/** True while the application itself reloads the page; nothing is lost then. */
export const leavingOnPurpose = (): boolean => leaving;

/** Saves the input of every open form on the device, so that the page can be reloaded without a question. */
export const flushDrafts = async (): Promise<void> => {
  leaving = true;
  for (const flush of pending) flush();
  try {
    // Resolves after the earlier writes to the same store.
    await keys(store);
  } catch {
    // Without storage there is nothing to wait for.
  }
};

/** The page stayed after all: leaving it asks again. */
export const stay = (): void => {
  leaving = false;
};

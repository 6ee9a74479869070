import { createStore } from '../store/create-store.ts';

export const loadingStore = createStore<string | boolean>(false);

/** A text (or true) covers the page until false; for short work that must not be interrupted. */
export const setLoading = (state: string | boolean): void => loadingStore.set(state);

/** Covers the page while the promise is pending. */
export const whileLoading = async <T>(words: string, work: Promise<T>): Promise<T> => {
  setLoading(words);
  try {
    return await work;
  } finally {
    setLoading(false);
  }
};

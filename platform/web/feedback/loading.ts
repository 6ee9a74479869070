import { createStore } from '../store/create-store.ts';

export const loadingStore = createStore<string | boolean>(false);

/** Covers the page with a text (or true) until set to false; for short work that must not be interrupted. */
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

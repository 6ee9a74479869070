import { createStore, type Store } from '../../store/create-store.ts';

const stores = new Map<string, Store<boolean>>();

const follow = (words: string): Store<boolean> => {
  const query = matchMedia(words);
  const store = createStore(query.matches);
  query.addEventListener('change', () => {
    // A sheet of paper may be as narrow as a phone, and shows what the screen shows.
    if (!matchMedia('print').matches) store.set(query.matches);
  });
  stores.set(words, store);
  return store;
};

const useScreen = (words: string): boolean => (stores.get(words) ?? follow(words)).use();

/** Whether the screen is that of a phone. */
export const usePhone = (): boolean => useScreen('(max-width: 37.49em)');

/** Whether it has room for the navigation beside the page. */
export const useWideScreen = (): boolean => useScreen('(min-width: 80em)');

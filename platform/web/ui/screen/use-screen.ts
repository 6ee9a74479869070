import { createStore, type Store } from '../../store/create-store.ts';

const stores = new Map<string, Store<boolean>>();

const follow = (words: string): Store<boolean> => {
  const query = matchMedia(words);
  const store = createStore(query.matches);
  query.addEventListener('change', () => {
    // Ignore printing: a sheet of paper may be as narrow as a phone, but must show the same as the screen.
    if (!matchMedia('print').matches) store.set(query.matches);
  });
  stores.set(words, store);
  return store;
};

const useScreen = (words: string): boolean => (stores.get(words) ?? follow(words)).use();

/** Whether the screen is as narrow as a phone's. */
export const usePhone = (): boolean => useScreen('(max-width: 37.49em)');

/** Whether the navigation fits beside the page. */
export const useWideScreen = (): boolean => useScreen('(min-width: 80em)');

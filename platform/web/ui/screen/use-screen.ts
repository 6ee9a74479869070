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

const storeOf = (words: string): Store<boolean> => stores.get(words) ?? follow(words);

const phone = '(max-width: 37.49em)';

/** Whether the screen is as narrow as a phone's. */
export const usePhone = (): boolean => storeOf(phone).use();

export const isPhone = (): boolean => storeOf(phone).get();

/** Whether the navigation fits beside the page. */
export const useWideScreen = (): boolean => storeOf('(min-width: 80em)').use();

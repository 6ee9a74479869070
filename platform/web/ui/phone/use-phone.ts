import { createStore, type Store } from '../../store/create-store.ts';

let phone: Store<boolean> | undefined;

const follow = (): Store<boolean> => {
  const narrow = matchMedia('(max-width: 37.49em)');
  const paper = matchMedia('print');
  const store = createStore(narrow.matches);
  narrow.addEventListener('change', () => {
    // A sheet of paper may be as narrow as a phone, and shows what the screen shows.
    if (!paper.matches) store.set(narrow.matches);
  });
  return store;
};

/** Whether the screen is that of a phone. */
export const usePhone = (): boolean => {
  phone ??= follow();
  return phone.use();
};

import { createStore } from './create-store.ts';

/** Whether changes of others are told to this page now: the application says so. Who is told need not ask by the clock. */
export const toldOfChangesStore = createStore(false);

import { createStore } from './create-store.ts';

/** Whether this page receives the changes of other people. While it does, nothing needs to poll. */
export const liveConnectedStore = createStore(false);

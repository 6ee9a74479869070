import { createStore } from './create-store.ts';

/** Whether the stream of other people's changes reaches this page; while it does, nothing needs to poll. */
export const liveConnectedStore = createStore(false);

import { createStore } from '#platform/web/store/index';

/** Whether this page has all that people need to work without a connection. */
export const offlineReadyStore = createStore(false);

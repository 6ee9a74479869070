import { createStore } from '../store/create-store.ts';

/** Whether the list of what waits on the device is open. */
export const outboxPanelStore = createStore(false);

import { createStore } from '../../store/create-store.ts';

/** Only one file is made at a time. */
export const exportRunning = createStore(false);

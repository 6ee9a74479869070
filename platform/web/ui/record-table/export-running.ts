import { createStore } from '../../store/create-store.ts';

/** One file is made at a time. */
export const exportRunning = createStore(false);

export { createStore, type Store } from './create-store.ts';
export { liveConnectedStore } from './live-connected.ts';

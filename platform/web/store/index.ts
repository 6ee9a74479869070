export { createStore, type Store } from './create-store.ts';
export { toldOfChangesStore } from './told-of-changes.ts';

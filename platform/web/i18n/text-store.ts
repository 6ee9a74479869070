import { createStore } from '../store/create-store.ts';

/** Texts by namespace, nested as in the JSON files. */
export type Bundle = Record<string, unknown>;

export const textStore = createStore<{ own: Bundle; english: Bundle; missing: (key: string) => void }>({
  own: {},
  english: {},
  missing: () => undefined,
});

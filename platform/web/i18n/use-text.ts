import { useCallback } from 'react';
import { textStore } from './text-store.ts';
import type { TextKey, TextValues } from './texts.ts';
import { translate } from './translate.ts';

export type Say = (key: TextKey, values?: TextValues) => string;

/** For code outside of components. */
export const text: Say = translate;

/** `const t = useText(); t('tasks:list.title', {count})`. */
export const useText = (): Say => {
  const texts = textStore.use();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function once fallback texts are loaded.
  return useCallback<Say>((key, values) => translate(key, values), [texts]);
};

import { useCallback } from 'react';
import { textOf } from '#platform/contract/text-of';
import { intlLocale } from './locale.ts';
import { textStore } from './text-store.ts';
import type { TextKey, TextValues } from './texts.ts';

const wayOf = (key: string): readonly string[] => {
  const [namespace = '', rest = ''] = key.split(':');
  return [namespace, ...rest.split('.')];
};

/** Chooses `key_one`, `key_many` or `key_other` by `count`, and fills in `{{name}}`. A missing text shows its key. */
const translate = (key: string, values: TextValues = {}): string => {
  const { own, english, missing } = textStore.get();
  const way = wayOf(key);
  const words = textOf(own, way, intlLocale(), values);
  if (words !== undefined) return words;
  missing(key);
  return textOf(english, way, 'en-US', values) ?? key;
};

export type Translate = (key: TextKey, values?: TextValues) => string;

/** For code outside of components. */
export const text: Translate = translate;

/** `const t = useText(); t('tasks:list.title', {count})`. */
export const useText = (): Translate => {
  const texts = textStore.use();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function once fallback texts are loaded.
  return useCallback<Translate>((key, values) => translate(key, values), [texts]);
};

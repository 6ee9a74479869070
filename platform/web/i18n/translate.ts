import { textOf } from '#platform/contract/text-of';
import { intlLocale } from './locale.ts';
import { textStore } from './text-store.ts';
import type { TextValues } from './texts.ts';

const wayOf = (key: string): readonly string[] => {
  const [namespace = '', rest = ''] = key.split(':');
  return [namespace, ...rest.split('.')];
};

/** Chooses `key_one`, `key_many` or `key_other` by `count`, and fills in `{{name}}`. A missing text shows its key. */
export const translate = (key: string, values: TextValues = {}): string => {
  const { own, english, missing } = textStore.get();
  const way = wayOf(key);
  const words = textOf(own, way, intlLocale(), values);
  if (words !== undefined) return words;
  missing(key);
  return textOf(english, way, 'en-US', values) ?? key;
};

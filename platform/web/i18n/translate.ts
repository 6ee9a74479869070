import { intlLocale } from './locale.ts';
import { type Bundle, textStore } from './text-store.ts';
import type { TextValues } from './texts.ts';

const plurals = new Map<string, Intl.PluralRules>();

const pluralForm = (locale: string, count: number): string => {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules.select(count);
};

const find = (bundle: Bundle, namespace: string, path: readonly string[]): string | undefined => {
  let current: unknown = bundle[namespace];
  for (const step of path) current = (current as Bundle | undefined)?.[step];
  return typeof current === 'string' ? current : undefined;
};

const look = (bundle: Bundle, key: string, locale: string, count: unknown): string | undefined => {
  const [namespace = '', rest = ''] = key.split(':');
  const path = rest.split('.');
  const last = path.pop() ?? '';
  if (typeof count === 'number') {
    const form = pluralForm(locale, count);
    const found =
      find(bundle, namespace, [...path, `${last}_${form}`]) ??
      find(bundle, namespace, [...path, `${last}_other`]);
    if (found !== undefined) return found;
  }
  return find(bundle, namespace, [...path, last]);
};

/** `key_one`, `key_many`, `key_other` by `count`; `{{name}}` takes a value. A missing text shows its key. */
export const translate = (key: string, values: TextValues = {}): string => {
  const { own, english, missing } = textStore.get();
  let words = look(own, key, intlLocale(), values.count);
  if (words === undefined) {
    missing();
    words = look(english, key, 'en-US', values.count) ?? key;
  }
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
};

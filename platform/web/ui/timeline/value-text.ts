import type { Translate } from '../../i18n/use-text.ts';

/** The value of a field in words. `known` returns what only the feature knows, such as the names of ids. */
export const valueText = (
  value: unknown,
  t: Translate,
  known: (value: unknown) => string | undefined,
): string => {
  if (value === null || value === undefined || value === '') return t('platform:history.empty');
  if (Array.isArray(value)) {
    if (value.length === 0) return t('platform:history.empty');
    return value.map((one) => valueText(one, t, known)).join(', ');
  }
  if (typeof value === 'boolean') return t(value ? 'platform:yes' : 'platform:no');
  return known(value) ?? String(value);
};

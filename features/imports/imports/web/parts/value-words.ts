import { formatNumber, type Translate } from '#platform/web/i18n/index';
import type { AnyWebKind } from '../kind.ts';

/** A value of a field, as people read it. */
export const valueWords = (t: Translate, kind: AnyWebKind, target: string, value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value);
  const word = kind.value?.(t, target, text);
  return word ?? (Number.isInteger(value) ? formatNumber(Number(value)) : text);
};

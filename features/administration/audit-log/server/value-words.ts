import type { Locale } from '#platform/contract/fields';
import { wallOf } from '#platform/contract/zoned-time';
import type { Audited } from '#platform/server/audit/audited';
import { auditLogTexts } from './texts.ts';

export type Names = (kind: string, id: number) => string | undefined;

type Reading = { locale: Locale; zone: string; names: Names };

const usDate = (date: string): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

/** MM/DD/YYYY in both languages; a moment also has the time, in the time zone of the building. */
export const dateWords = (value: string, zone: string): string => {
  if (value.length === 10) return usDate(value);
  const wall = wallOf(value, zone);
  const hour = Number(wall.slice(11, 13));
  return `${usDate(wall)} ${hour % 12 || 12}:${wall.slice(14)} ${hour < 12 ? 'am' : 'pm'}`;
};

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d($|T\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$)/.test(text);

/** The value of a changed field, in words. */
export const valueWords = (
  audited: Audited | undefined,
  field: string,
  value: unknown,
  reading: Reading,
): string => {
  const { locale, zone, names } = reading;
  const t = auditLogTexts(locale);
  if (value === null || value === undefined || value === '') return t('nothing');
  const said = audited?.words?.(locale).value(field, value);
  if (said !== undefined) return said;
  if (Array.isArray(value)) {
    return value.length === 0
      ? t('nothing')
      : value.map((one) => valueWords(audited, field, one, reading)).join(', ');
  }
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'object') {
    return Object.values(value)
      .map((one) => valueWords(audited, field, one, reading))
      .join(' ');
  }
  const kind = audited?.refers?.[field];
  if (kind) return names(kind, Number(value)) ?? t('unknown');
  const text = String(value);
  return isDate(text) ? dateWords(text, zone) : text;
};

import * as field from '#platform/contract/fields';
import type { Cleaned } from './remark.ts';

const two = (number: string): string => number.padStart(2, '0');

/** Two digits are a year of this century. */
const yearOf = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** Reads dates as written in the United States: month first, unless the first number can only be a day. */
const isoOf = (text: string): string => {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (year !== '') return `${year}-${two(month)}-${two(day)}`;
  const [, first = '', second = '', last = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: .*)?$/.exec(text) ?? [];
  if (first === '') return text;
  const [monthGiven, dayGiven] = Number(first) > 12 ? [second, first] : [first, second];
  return `${yearOf(last)}-${two(monthGiven)}-${two(dayGiven)}`;
};

/** A date as `YYYY-MM-DD`, or null for an empty cell. */
export const cleanDate = (text: string): Cleaned<string | null> => {
  if (text === '') return { value: null };
  const { data } = field.date.safeParse(isoOf(text));
  return data === undefined
    ? { value: null, fault: { code: 'import_date_unreadable', values: { text: text.slice(0, 40) } } }
    : { value: data };
};

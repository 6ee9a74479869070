import * as field from '#platform/contract/fields';
import type { Cleaned } from './remark.ts';

const two = (number: string): string => number.padStart(2, '0');

/** Two digits are a year between 1930 and 2029, as Excel reads them. */
const yearOf = (year: string): string =>
  year.length === 2 ? `${Number(year) >= 30 ? '19' : '20'}${year}` : year;

/** The first year that a file may name, and how many years from now the last one is. A date outside is a mistake of the file,
 * which would otherwise be believed for years. */
const years = { first: 1990, ahead: 10 };

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
  const said = text.slice(0, 40);
  if (data === undefined)
    return { value: null, fault: { code: 'import_date_unreadable', values: { text: said } } };
  const [year, last] = [Number(data.slice(0, 4)), new Date().getUTCFullYear() + years.ahead];
  return year < years.first || year > last
    ? { value: null, fault: { code: 'import_date_far', values: { text: said, first: years.first, last } } }
    : { value: data };
};

import * as field from '#platform/contract/fields';
import type { Cleaned } from './clean-contact.ts';

const two = (number: string): string => number.padStart(2, '0');

/** Two digits are a year between 1930 and 2029, as Excel reads them. */
const yearOf = (year: string): string =>
  year.length === 2 ? `${Number(year) >= 30 ? '19' : '20'}${year}` : year;

/** The first year that a file may name, and how many years from now the last one is. A date outside is a mistake of the file,
 * which would otherwise be believed for years. */
const years = { first: 1990, ahead: 10 };

/** Day zero of the numbers with which workbooks write days. Old ones of the Macintosh count from 1904. */
const dayZero = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

const day = 86_400_000;

/** The day behind a number of a workbook whose cell is not formatted as a date. */
const isoOfNumber = (text: string, base: keyof typeof dayZero): string | undefined => {
  const [, days] = /^(\d{5})(?:\.\d+)?$/.exec(text) ?? [];
  return days && new Date(dayZero[base] + Number(days) * day).toISOString().slice(0, 10);
};

/** Reads dates as written in the United States: month first, unless the first number can only be a day. */
const isoOf = (text: string): string => {
  const [, year = '', month = '', date = ''] =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (year !== '') return `${year}-${two(month)}-${two(date)}`;
  const [, first = '', second = '', last = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: .*)?$/.exec(text) ?? [];
  if (first === '') return text;
  const [hasMonth, hasDay] = Number(first) > 12 ? [second, first] : [first, second];
  return `${yearOf(last)}-${two(hasMonth)}-${two(hasDay)}`;
};

/** A year of more than four digits, first or last in a date. */
const hasFarYear = (text: string): boolean =>
  /^\d{5,6}[-/]\d{1,2}[-/]\d{1,2}/.test(text) || /^\d{1,2}[-/.]\d{1,2}[-/.]\d{5,6}(?: .*)?$/.test(text);

/** A date as `YYYY-MM-DD`, or null for an empty cell. `base`: the year from which the workbook counts days. */
export const cleanDate = (text: string, base: keyof typeof dayZero = 1900): Cleaned<string | null> => {
  if (text === '') return { value: null };
  const counted = isoOfNumber(text, base);
  const { data } = field.date.safeParse(counted ?? isoOf(text));
  const excerpt = text.slice(0, 40);
  const last = new Date().getUTCFullYear() + years.ahead;
  if (data === undefined && !hasFarYear(text))
    return { value: null, fault: { code: 'import_date_unreadable', values: { text: excerpt } } };
  const year = Number(data?.slice(0, 4));
  if (data === undefined || year < years.first || year > last)
    return {
      value: null,
      fault: { code: 'import_date_far', values: { text: excerpt, first: years.first, last } },
    };
  return counted === undefined
    ? { value: data }
    : { value: data, warning: { code: 'import_date_number', values: { text: excerpt, date: data } } };
};

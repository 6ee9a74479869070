import { z } from 'zod';

/** `YYYY-MM` of the years 1990 to 2199. */
export const month = z.string().regex(/^(199\d|20\d\d|21\d\d)-(0[1-9]|1[0-2])$/, 'month_format');

const pad = (value: number): string => String(value).padStart(2, '0');

const partsOf = (name: string): [year: number, month: number] => {
  const [year = 0, nth = 1] = name.split('-').map(Number);
  return [year, nth];
};

/** The number of days of a month, also of a February. */
export const lengthOf = (name: string): number => {
  const [year, nth] = partsOf(name);
  return new Date(Date.UTC(year, nth, 0)).getUTCDate();
};

export const firstDayOf = (name: string): string => `${name}-01`;

export const lastDayOf = (name: string): string => `${name}-${pad(lengthOf(name))}`;

export const daysOf = (name: string): string[] =>
  Array.from({ length: lengthOf(name) }, (_, at) => `${name}-${pad(at + 1)}`);

/** The month that is `months` later, or earlier when negative. */
export const monthAfter = (name: string, months = 1): string => {
  const [year, nth] = partsOf(name);
  const count = year * 12 + nth - 1 + months;
  return `${Math.floor(count / 12)}-${pad((((count % 12) + 12) % 12) + 1)}`;
};

import { addDays } from '#platform/contract/add-days';
import type { Span } from './calendar-list.ts';

const weekdayOf = (date: string): number => new Date(date).getUTCDay();

const monthStart = (date: string): string => `${date.slice(0, 7)}-01`;

/** The same month so many months later, on its first day. */
const monthAfter = (date: string, months: number): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};

/** Six weeks of the month's grid, Sunday first. */
const gridDays = 42;

/** The first and the last day that are shown around a day. */
export const shownDays = (span: Span, date: string): { from: string; to: string } => {
  switch (span) {
    case 'day':
      return { from: date, to: date };
    case 'week': {
      const from = addDays(date, -weekdayOf(date));
      return { from, to: addDays(from, 6) };
    }
    case 'month': {
      const first = monthStart(date);
      const from = addDays(first, -weekdayOf(first));
      return { from, to: addDays(from, gridDays - 1) };
    }
    case 'agenda':
      return { from: monthStart(date), to: addDays(monthAfter(date, 1), -1) };
  }
};

/** The day around which the next or the previous days are shown. */
export const stepped = (span: Span, date: string, step: 1 | -1): string => {
  if (span === 'day') return addDays(date, step);
  return span === 'week' ? addDays(date, 7 * step) : monthAfter(date, step);
};

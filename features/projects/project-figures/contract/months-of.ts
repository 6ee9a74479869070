import type { DateRange } from '#platform/contract/range-fields';

export const lastOfMonth = (day: string): string => {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 1, 0)).toISOString().slice(0, 10);
};

const nextMonth = (day: string): string => {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 1, 1)).toISOString().slice(0, 10);
};

/** The months of a range. The first and the last have only the days that are in the range. */
export const monthsOf = ({ from, to }: DateRange): DateRange[] => {
  const months: DateRange[] = [];
  for (let start = from; start <= to; start = nextMonth(start)) {
    const end = lastOfMonth(start);
    months.push({ from: start, to: end < to ? end : to });
  }
  return months;
};

import { requireValid } from '#platform/contract/errors';
import { isEnterable } from '#platform/server/clock/dates';

type Dates = { from_date: string | null; to_date: string | null };

const faultsOf = ({ from_date, to_date }: Dates, today: string): Record<string, string[]> => ({
  ...(from_date && !isEnterable(from_date, today) ? { from_date: ['date_range'] } : {}),
  ...(to_date && !isEnterable(to_date, today)
    ? { to_date: ['date_range'] }
    : from_date && to_date && to_date < from_date
      ? { to_date: ['period_order'] }
      : {}),
});

/** Refuses dates that nobody may enter, and a last day before the first. */
export const checkPeriodDates = (dates: Dates, today: string): void => {
  const wrong = faultsOf(dates, today);
  requireValid(wrong);
};

/** The same for lists of periods; each fault names the list and the index of its period. */
export const checkDates = (lists: Readonly<Record<string, readonly Dates[]>>, today: string): void => {
  const wrong: Record<string, string[]> = {};
  for (const [list, rows] of Object.entries(lists)) {
    for (const [place, dates] of rows.entries()) {
      for (const [field, codes] of Object.entries(faultsOf(dates, today))) {
        wrong[`${list}.${place}.${field}`] = codes;
      }
    }
  }
  requireValid(wrong);
};

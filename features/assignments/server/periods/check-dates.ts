import { invalid } from '#platform/contract/errors';
import { isEnterable } from '#platform/server/clock/dates';

type Dates = { from_date: string | null; to_date: string | null };

/** Refuses dates that nobody may enter, and a last day before the first. */
export const checkDates = (lists: Readonly<Record<string, readonly Dates[]>>, today: string): void => {
  const wrong: Record<string, string[]> = {};
  for (const [list, rows] of Object.entries(lists)) {
    for (const [place, { from_date, to_date }] of rows.entries()) {
      const at = `${list}.${place}`;
      if (from_date && !isEnterable(from_date, today)) wrong[`${at}.from_date`] = ['date_range'];
      if (to_date && !isEnterable(to_date, today)) wrong[`${at}.to_date`] = ['date_range'];
      else if (from_date && to_date && to_date < from_date) wrong[`${at}.to_date`] = ['period_order'];
    }
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
};

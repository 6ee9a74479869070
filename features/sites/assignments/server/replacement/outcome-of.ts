import type { ReplacementOutcome } from '../../contract/index.ts';

type Dates = { from_date: string | null; to_date: string | null };

/** Later than every date. */
const forever = '9999-12-31';

/** What happens to a period when someone else takes it over on `day`. `by` holds the periods of that person in the same
 * assignment at the same site; null when nobody follows. `today` is the date at the site. */
export const outcomeOf = (
  { from_date, to_date }: Dates,
  { day, today, by }: { day: string; today: string; by: readonly Dates[] | null },
): ReplacementOutcome => {
  const isAhead = from_date !== null && from_date >= day;
  // Past days stay with the person who was there.
  if (isAhead && from_date < today) return 'begun';
  if (by === null) return isAhead ? 'cancel' : 'end';
  const [first, last] = [isAhead ? from_date : day, to_date ?? forever];
  const [other, ...more] = by.filter(
    (one) => (one.from_date ?? '') <= last && (one.to_date ?? forever) >= first,
  );
  if (!other) return isAhead ? 'move' : 'replace';
  const coversAll = (other.from_date ?? '') <= first && (other.to_date ?? forever) >= last;
  return coversAll && more.length === 0 ? 'holds' : 'clash';
};

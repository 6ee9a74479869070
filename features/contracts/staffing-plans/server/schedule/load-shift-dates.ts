import { holidaysFrom } from '#features/accounts/organizations/server';
import type { LoadCalendarDates } from '#features/sites/calendar-feeds/server';
import { dateOfShift } from './shift-dates.ts';
import { shiftsInScope } from './shift-repository.ts';

/** The shifts of a person in the person's own calendar. */
export const loadShiftDates: LoadCalendarDates = async (tenant, { flags, locale }, { to }) => {
  if (!flags.has('hasAccessWorld')) return [];
  const shifts = (await shiftsInScope(tenant, tenant.userId)).filter(
    ({ effective_from }) => effective_from <= to,
  );
  const [earliest] = shifts.map(({ effective_from }) => effective_from).toSorted();
  if (earliest === undefined) return [];
  const holidays = await holidaysFrom(tenant, earliest);
  return shifts.map((shift) => dateOfShift(shift, locale, { from: shift.effective_from, holidays }));
};

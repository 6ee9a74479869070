import type { FindCalendarDates } from '#features/calendar-feeds/server';
import { dateOfShift } from './shift-dates.ts';
import { shiftsInScope } from './shift-repository.ts';

/** The shifts of a person in the person's own calendar. */
export const findShiftDates: FindCalendarDates = async (tenant, { flags, locale }, { to }) => {
  if (!flags.has('hasAccessWorld')) return [];
  const shifts = await shiftsInScope(tenant, tenant.userId);
  return shifts
    .filter(({ effective_from }) => effective_from <= to)
    .map((shift) => dateOfShift(shift, locale, shift.effective_from));
};

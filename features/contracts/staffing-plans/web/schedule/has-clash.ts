import type { JobSchedule, ScheduledShift } from '../../contract/index.ts';

type Person = ScheduledShift['people'][number];

/** Whether somebody is to be at two places at once on this day. */
export const hasClash = (
  clashes: JobSchedule['clashes'],
  shift: ScheduledShift,
  person: Person,
  day: number,
): boolean =>
  clashes?.some(
    (clash) =>
      clash.kind === 'overlap' &&
      clash.shift_id === shift.id &&
      clash.user.id === person.id &&
      clash.day === day,
  ) ?? false;

import type { CalendarDate, FindCalendarDates } from '#features/sites/calendar-feeds/server';
import { titleWords } from '../../contract/index.ts';
import { taskDates } from './task-dates-repository.ts';

/** The assigned tasks of a person, in the calendar that the person subscribed to. */
export const findTaskDates: FindCalendarDates = async (tenant, { flags }, days) => {
  if (!flags.has('hasAccessTasks')) return [];
  return (await taskDates(tenant, days)).map(
    ({ id, number, title, day, time, job, place }): CalendarDate => ({
      key: `task-${id}`,
      day,
      title: titleWords(title),
      text: [`#${number}`, job, time].filter(Boolean).join(' · '),
      place,
      path: `/task/${id}`,
    }),
  );
};

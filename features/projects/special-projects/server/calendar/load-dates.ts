import type { CalendarDate, LoadCalendarDates } from '#features/sites/calendar-feeds/server';
import { projectTexts } from '../texts.ts';
import { ownDates } from './own-dates-repository.ts';

/** The special projects of a person, in the calendar that the person subscribed to. */
export const loadDates: LoadCalendarDates = async (tenant, reader, days) => {
  if (!reader.flags.has('hasAccessSpecialProjects')) return [];
  const t = projectTexts(reader.locale);
  const found = await ownDates(tenant, reader, days);
  return found.map(({ id, task_id, day, time, number, title, projectType, client, place }): CalendarDate => {
    const facts = [number, t(`type.${projectType}`), client, time];
    return {
      key: task_id === null ? `project-${id}` : `task-${task_id}`,
      day,
      title,
      text: facts.filter(Boolean).join(' · '),
      place,
      path: `/special-project/${id}`,
    };
  });
};

import { seesSchedule } from '#features/quality/inspections/contract';
import type { CalendarDate, FindCalendarDates } from '#features/sites/calendar-feeds/server';
import { scheduleTexts } from '../texts.ts';
import { type DatedSite, dueWithoutPlan, ownPlans } from './calendar-repository.ts';

/** Planned and due inspections in the calendar of a person. */
export const findDates: FindCalendarDates = async (tenant, { flags, locale }, days) => {
  if (!seesSchedule(flags)) return [];
  const t = scheduleTexts(locale);
  const mayBegin = flags.has('inspections.canEdit');
  const dateOf = (
    kind: 'planned' | 'due',
    { id, job_id, day, job, building, address }: DatedSite,
  ): CalendarDate => ({
    key: `${kind}-${id}`,
    day,
    title: t(`calendar.${kind}`, { site: job }),
    text: t(`calendar.${kind}Text`, { site: job, building }),
    place: address,
    path: mayBegin ? `/quality/inspections/create?job=${job_id}` : `/quality/inspections/due/${job_id}`,
  });
  const planned = await ownPlans(tenant, days);
  const due = await dueWithoutPlan(tenant, days, days.now);
  return [...planned.map((site) => dateOf('planned', site)), ...due.map((site) => dateOf('due', site))];
};

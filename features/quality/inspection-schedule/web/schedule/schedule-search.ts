import { z } from 'zod';
import { endpointQuery } from '#platform/web/api/index';
import { urlChoice, urlNumber } from '#platform/web/routing/index';
import { planEndpoints } from '../../contract/index.ts';
import { weekOf, weeksOfMonth } from './days.ts';

export const scheduleViews = ['week', 'month'] as const;

export type ScheduleView = (typeof scheduleViews)[number];

/** `?day=` is any day of the week or month that is shown. */
export const scheduleSearch = z.object({
  view: urlChoice(scheduleViews, 'week'),
  day: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional()
    .catch(undefined),
  area: urlNumber(),
  inspector: urlNumber(),
});

export type ScheduleSearch = z.output<typeof scheduleSearch>;

export const daysShown = ({ view, day }: ScheduleSearch, today: string): string[] =>
  view === 'month' ? weeksOfMonth(day ?? today).flat() : weekOf(day ?? today);

export const scheduleQuery = (search: ScheduleSearch, today: string) => {
  const days = daysShown(search, today);
  const { area, inspector } = search;
  return endpointQuery(planEndpoints.getInspectionSchedule, {
    query: { from: days[0] ?? today, to: days.at(-1) ?? today, area, inspector },
  });
};

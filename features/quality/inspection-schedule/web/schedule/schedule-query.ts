import { endpointQuery } from '#platform/web/api/index';
import { planEndpoints } from '../../contract/index.ts';
import { daysShown, type ScheduleSearch } from './schedule-search.ts';

export const scheduleQuery = (search: ScheduleSearch, today: string) => {
  const days = daysShown(search, today);
  const { area, inspector } = search;
  return endpointQuery(planEndpoints.getInspectionSchedule, {
    query: { from: days[0] ?? today, to: days.at(-1) ?? today, area, inspector },
  });
};

import { nightAt } from '#features/sites/service-days/server';
import { dateAt } from '#platform/server/clock/dates';
import type { Values } from '#platform/server/db/values';
import { firstZone, lastZone } from '#platform/server/db/within-days';

const halfADay = 43_200_000;

/** Projects planned for today at the building, and until noon for the night that is not over yet. The days anywhere on earth
 * let an index leave out most tasks before buildings are read. */
export const projectsTonight = (values: Values, now: Date): string[] => {
  const moment = values.add(now.toISOString());
  const earliest = dateAt(new Date(now.getTime() - halfADay), lastZone);
  return [
    `t.source = 'special_project'`,
    `t.scheduled_on >= ${values.add(earliest)}::date`,
    `t.scheduled_on <= ${values.add(dateAt(now, firstZone))}::date`,
    `exists (select from buildings b where b.organization_id = $1 and b.id = t.building_id
      and t.scheduled_on between ${nightAt(moment, 'b.time_zone')}
        and (${moment}::timestamptz at time zone b.time_zone)::date)`,
  ];
};

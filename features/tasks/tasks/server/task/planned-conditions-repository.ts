import { nightAt } from '#features/sites/service-days/server';
import { dateAt } from '#platform/server/clock/dates';
import type { Values } from '#platform/server/db/values';

type Query = {
  scheduled_from?: string | undefined;
  scheduled_to?: string | undefined;
  projects_tonight?: boolean | undefined;
};

/** The zones in which a day begins first and last. Bounds from them let an index leave out most tasks before buildings are
 * read. */
const [first, last] = ['Pacific/Kiritimati', 'Etc/GMT+12'] as const;

const halfADay = 43_200_000;

/** Planned for today at the building, and until noon for the night that is not over yet. */
const isTonight = (values: Values, now: Date): string[] => {
  const moment = values.add(now.toISOString());
  const earliest = dateAt(new Date(now.getTime() - halfADay), last);
  return [
    `t.source = 'special_project'`,
    `t.scheduled_on >= ${values.add(earliest)}::date`,
    `t.scheduled_on <= ${values.add(dateAt(now, first))}::date`,
    `exists (select from buildings b where b.organization_id = $1 and b.id = t.building_id
      and t.scheduled_on between ${nightAt(moment, 'b.time_zone')}
        and (${moment}::timestamptz at time zone b.time_zone)::date)`,
  ];
};

/** By the day for which the work is planned. */
export const plannedConditions = (
  { scheduled_from, scheduled_to, projects_tonight }: Query,
  values: Values,
  now: Date,
): string[] => [
  ...(scheduled_from ? [`t.scheduled_on >= ${values.add(scheduled_from)}::date`] : []),
  ...(scheduled_to ? [`t.scheduled_on <= ${values.add(scheduled_to)}::date`] : []),
  ...(projects_tonight ? isTonight(values, now) : []),
];

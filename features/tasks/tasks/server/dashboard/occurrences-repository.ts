import { z } from 'zod';
import { placeConditions } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import {
  assignedTo,
  dueAnywhere,
  dueDay,
  servicedInTime,
  wasDue,
} from '../task/task-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

const row = z.object({ current: z.boolean(), due: z.int(), on_time: z.int(), skipped: z.int() });

export type OccurrenceCounts = z.infer<typeof row>;

/** Counts occurrences of series whose due date lies in the range or in the time before, by the days of their building: those due
 * by now, those of them done on time, and those skipped. */
export const countOccurrences = (tenant: Tenant, query: FigureQuery): Promise<OccurrenceCounts[]> => {
  const values = collectValues([tenant.organizationId]);
  const who = query.assignee_id ? [assignedTo(values, query.assignee_id)] : [];
  const narrowed = [...placeConditions(tenant, query, values), ...who].map((part) => ` and ${part}`).join('');
  const due = wasDue('t', values.add(query.now));
  return tenant.query({
    text: `select ${dueDay.from(values, query.range.from)} as current,
        count(*) filter (where ${due})::int as due,
        count(*) filter (where ${due} and ${servicedInTime('t')})::int as on_time,
        count(*) filter (where t.status = 'cancelled')::int as skipped
      from tasks t
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      where t.organization_id = $1 and t.deleted_at is null and t.series_id is not null
        and ${dueAnywhere.from(values, query.previous.from)} and ${dueAnywhere.to(values, query.range.to)}
        and ${dueDay.from(values, query.previous.from)} and ${dueDay.to(values, query.range.to)}${narrowed}
      group by current`,
    values: values.all,
    row,
  });
};

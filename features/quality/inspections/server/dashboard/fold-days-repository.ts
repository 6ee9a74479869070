import { countQuery } from '#platform/server/db/count-query';
import type { Tenant } from '#platform/server/db/tenant';
import { partColumns, weekOf } from './parts-repository.ts';

const names = partColumns.join(', ');
const sums = partColumns.map((name) => `sum(${name})`).join(', ');

/** Adds changes to sums of days or weeks. */
const addTo = (table: 'inspection_days' | 'inspection_weeks', time: string, where = ''): string => {
  const key = `organization_id, part, ${table === 'inspection_days' ? 'day' : 'week'}, final, area_type_id, label`;
  const added = partColumns.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ');
  return `insert into ${table} (${key}, ${names})
    select organization_id, part, ${time}, final, area_type_id, label, ${sums} from changes ${where}
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (${key}) do update set ${added}`;
};

/** Changes that one statement adds up, so that no statement runs long. */
const portion = 20_000;

/** Of one call; what is left is added up with the next. */
const maxPortions = 500;

/** Moves the changes since the last time into the sums. Each statement deletes and adds the same changes, so that a reader sees a
 * change either among the changes or in the sums. */
export const foldInspectionDays = async (tenant: Tenant): Promise<void> => {
  const changes = tenant.db
    .selectFrom('inspection_day_changes')
    .select('id')
    .where('organization_id', '=', tenant.organizationId);
  let more = true;
  for (let portions = 0; more && portions < maxPortions; portions += 1) {
    more = (await countQuery(tenant, changes, portion + 1)) > portion;
    await tenant.query({
      name: 'inspection-days-fold',
      text: `with changes as (
          delete from inspection_day_changes where organization_id = $1 and id in (
            select id from inspection_day_changes where organization_id = $1 order by id limit ${portion})
          returning *),
        weeks as (${addTo('inspection_weeks', weekOf('day'), `where part <> 'all'`)})
        ${addTo('inspection_days', 'day')}`,
      values: [tenant.organizationId],
    });
  }
};

import { countQuery } from '#platform/server/db/count-query';
import type { Tenant } from '#platform/server/db/tenant';
import { partColumns } from './parts-repository.ts';

const key = 'organization_id, part, day, final, area_type_id, label';
const names = partColumns.join(', ');
const sums = partColumns.map((name) => `sum(${name})`).join(', ');
const added = partColumns.map((name) => `${name} = inspection_days.${name} + excluded.${name}`).join(', ');

/** Changes that one statement adds up, so that none runs long. */
const portion = 20_000;

/** Adds up what came since the last time, in statements that are whole by themselves: whoever reads sees a change either in
 * the changes or in the sums. */
export const foldInspectionDays = async (tenant: Tenant): Promise<void> => {
  const changes = tenant.db
    .selectFrom('inspection_day_changes')
    .select('id')
    .where('organization_id', '=', tenant.organizationId);
  let more = true;
  while (more) {
    more = (await countQuery(tenant, changes, portion + 1)) > portion;
    await tenant.query({
      name: 'inspection-days-fold',
      text: `with changes as (
          delete from inspection_day_changes where organization_id = $1 and id in (
            select id from inspection_day_changes where organization_id = $1 order by id limit ${portion})
          returning *)
        insert into inspection_days (${key}, ${names})
        select ${key}, ${sums} from changes group by ${key} order by ${key}
        on conflict (organization_id, part, day, final, area_type_id, label) do update set ${added}`,
      values: [tenant.organizationId],
    });
  }
};

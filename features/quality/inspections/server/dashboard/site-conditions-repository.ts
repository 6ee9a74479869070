import { inScopeSql } from '#features/accounts/access/server';
import { areaSubtree } from '#features/sites/areas/server';
import type { Places } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { equal, type Values } from '#platform/server/db/values';

/** Conditions of active jobs `j` in scope, by place. */
export const siteConditions = async (
  tenant: Tenant,
  { job_id, building_id, client_id, area_id }: Places,
  values: Values,
): Promise<string> => {
  const areas = area_id === undefined ? undefined : await areaSubtree(tenant, area_id);
  const there = [
    ...equal(values, 'jb.building_id', building_id),
    ...(areas
      ? [
          `jb.building_id = any(array(select b.id from buildings b where b.organization_id = $1
            and b.area_id = any(${values.add(areas)}::int[])))`,
        ]
      : []),
  ];
  const where = [
    'j.organization_id = $1',
    'j.deleted_at is null',
    `j.status = 'active'`,
    ...equal(values, 'j.id', job_id),
    ...equal(values, 'j.client_id', client_id),
    ...(there.length > 0
      ? [
          `exists (select from job_buildings jb where jb.organization_id = $1 and jb.job_id = j.id
            and ${there.join(' and ')})`,
        ]
      : []),
  ];
  const scope = inScopeSql(tenant, 'j.id', values);
  return where.join(' and ') + scope;
};

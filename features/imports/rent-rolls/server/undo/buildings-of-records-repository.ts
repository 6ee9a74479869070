import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';

type Ids = { tenants: readonly number[]; vacancies: readonly number[]; floors: readonly number[] };

/** The buildings of these rows, including rows that were deleted since. */
export const buildingsOfRecords = async (
  tenant: Tenant,
  { tenants, vacancies, floors }: Ids,
): Promise<number[]> => {
  const rows = await tenant.query({
    name: 'rent-rolls-buildings-of-records',
    text: `select building_id as id from building_tenants where organization_id = $1 and id = any($2::int[])
      union select building_id from building_vacancies where organization_id = $1 and id = any($3::int[])
      union select building_id from floors where organization_id = $1 and id = any($4::int[])
      order by id`,
    values: [tenant.organizationId, tenants, vacancies, floors],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};

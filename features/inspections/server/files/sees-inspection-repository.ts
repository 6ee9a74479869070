import { inScopeSql } from '#features/access/server';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import { statusConditions } from '../inspection/inspection-policy.ts';

export const seesInspection = async (tenant: Tenant, person: Person, id: number): Promise<boolean> => {
  if (!person.flags.has('hasAccessInspections')) return false;
  const values = collectValues([tenant.organizationId, id]);
  const where = [
    't.organization_id = $1 and t.id = $2 and t.deleted_at is null',
    ...statusConditions(person, () => values.add(tenant.userId)),
  ].join(' and ');
  const scope = tenant.seesAllJobs ? '' : inScopeSql(tenant, 't.job_id', values.add(tenant.userId));
  const found = await tenant.query({
    text: `select t.id from inspections t where ${where}${scope}`,
    values: values.all,
    row: idRow,
  });
  return found.length > 0;
};

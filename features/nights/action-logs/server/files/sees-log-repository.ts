import { inScopeSql } from '#features/accounts/access/server';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import { statusConditions } from '../log/row-columns-repository.ts';

export const seesLog = async (tenant: Tenant, person: Person, id: number): Promise<boolean> => {
  if (!person.flags.has('hasAccessActionLog')) return false;
  const values = collectValues([tenant.organizationId, id]);
  const where = [
    't.organization_id = $1 and t.id = $2 and t.deleted_at is null',
    ...statusConditions(person),
  ];
  const scope = inScopeSql(tenant, 't.job_id', values);
  const found = await tenant.query({
    text: `select t.id from action_logs t where ${where.join(' and ')}${scope}`,
    values: values.all,
    row: idRow,
  });
  return found.length > 0;
};

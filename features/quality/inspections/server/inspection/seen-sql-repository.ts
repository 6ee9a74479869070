import { inScopeSql } from '#features/accounts/access/server';
import type { AliasedColumn } from '#platform/server/db/aliased-column';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import type { InspectionRef } from '../../contract/index.ts';
import { statusConditions } from './inspection-policy.ts';

/** SQL: `t` is the inspection that is meant, and the person sees its job and its status; the system (null) sees all.
 * `inScope` says the same of another job in the statement. */
export const seenInspection = (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  ref: InspectionRef,
): { where: string; inScope: (job: AliasedColumn) => string; values: readonly unknown[] } => {
  const values = collectValues([tenant.organizationId, ref]);
  const user = person === null || tenant.seesAllJobs ? '' : values.add(tenant.userId);
  const inScope = (job: AliasedColumn) => (user === '' ? '' : inScopeSql(tenant, job, user));
  const conditions = [
    't.organization_id = $1',
    't.deleted_at is null',
    typeof ref === 'number' ? 't.id = $2' : 't.client_uuid = $2::uuid',
    ...(person ? statusConditions(person, () => values.add(tenant.userId)) : []),
  ];
  return { where: `${conditions.join(' and ')}${inScope('t.job_id')}`, inScope, values: values.all };
};

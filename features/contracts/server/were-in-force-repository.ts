import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { ContractRow } from './contract-repository.ts';

/** Those of the contracts that are billed: approved, or archived after they were in force. */
export const wereInForce = async (
  tenant: Tenant,
  rows: readonly ContractRow[],
): Promise<ReadonlySet<number>> => {
  const approved = rows.filter(({ status }) => status === 'approved' || status === 'terminated');
  const archived = rows.filter(({ status }) => status === 'archived').map(({ id }) => id);
  const found =
    archived.length === 0
      ? []
      : await tenant.db
          .selectFrom('contracts')
          .select('id')
          .where('organization_id', '=', tenant.organizationId)
          .where('id', '=', anyOf(archived))
          .where('was_in_force', '=', true)
          .execute();
  return new Set([...approved, ...found].map(({ id }) => id));
};

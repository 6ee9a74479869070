import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { insertContract, type NewContract } from './contract-repository.ts';
import { savePrices } from './prices/save-prices.ts';

/** Creates a contract for a service in the caller's scope. `person` is null when the system creates it. */
export const createContract = async (
  tenant: Tenant,
  person: Person | null,
  input: NewContract,
): Promise<number> => {
  const id = await insertContract(tenant, input, person?.userId ?? null);
  await writeAudit(tenant, person, {
    action: 'contract.created',
    entity: 'contract',
    entityId: id,
    to: input.status,
  });
  await savePrices(tenant, [id]);
  return id;
};

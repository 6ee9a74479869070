import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({ approved_at: z.string(), invoice: z.number().nullable() });

/** When a month was approved, and with which invoice of a contract; null where that contract had none. The caller must
 * check that the contract may be seen. */
export const approvedInvoice = async (tenant: Tenant, contractId: number, month: string) => {
  const [found] = await tenant.query({
    name: 'contract-approved-invoice',
    text: `select r.approved_at, (l.statement ->> 'invoice')::float8 as invoice
      from billing_runs r
      left join billing_run_lines l on l.organization_id = $1 and l.run_id = r.id and l.contract_id = $2
      where r.organization_id = $1 and r.month = $3::date`,
    values: [tenant.organizationId, contractId, `${month}-01`],
    row,
  });
  return found;
};

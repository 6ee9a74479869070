import { z } from 'zod';
import { auditOf, auditRow } from '#platform/server/audit/audit-repository';
import { presentHistory } from '#platform/server/audit/present-history';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({ timeline: z.array(auditRow) });

export const historyOfContract = async (tenant: Tenant, id: number) => {
  const [found] = await tenant.query({
    name: 'contract-history',
    text: `select ${auditOf('contract', 'c.id')} as timeline from contracts c
      where c.organization_id = $1 and c.id = $2`,
    values: [tenant.organizationId, id],
    row,
  });
  return presentHistory(found?.timeline ?? []);
};

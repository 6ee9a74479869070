import { z } from 'zod';
import { createContract } from '#features/contracts/contracts/server';
import { serviceTypes } from '#features/sites/jobs/contract';
import type { Tenant } from '#platform/server/db/tenant';
import { demoContracts } from './demo-contracts.ts';
import { demoSites } from './demo-sites.ts';

/** Contracts for the services of the demo sites. */
export const seedContracts = async (tenant: Tenant, zone: string, now: Date): Promise<void> => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now);
  const services = await tenant.db
    .selectFrom('job_services as s')
    .innerJoin('jobs as j', (join) =>
      join.onRef('j.organization_id', '=', 's.organization_id').onRef('j.id', '=', 's.job_id'),
    )
    .select(['s.id', 's.type', 'j.job_number'])
    .where('s.organization_id', '=', tenant.organizationId)
    .orderBy('s.id')
    .execute();
  for (const { id, type, job_number } of services) {
    const index = demoSites.findIndex(({ number }) => number === job_number);
    const site = demoSites[index];
    if (!site) continue;
    for (const contract of demoContracts(site, index, z.enum(serviceTypes).parse(type), today)) {
      await createContract(tenant, null, { ...contract, job_service_id: id });
    }
  }
};

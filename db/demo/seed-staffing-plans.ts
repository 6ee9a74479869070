import { createActivePlan, createWorkLoadingRate } from '#features/contracts/staffing-plans/server';
import { wallOf } from '#platform/contract/zoned-time';
import type { Tenant } from '#platform/server/db/tenant';
import { demoSites } from './demo-sites.ts';
import { demoStaffingPlans, demoWorkLoadingRates } from './demo-staffing-plans.ts';

/** Plans for the night cleaning of demo sites, with demo people on their lines. */
export const seedStaffingPlans = async (
  tenant: Tenant,
  people: ReadonlyMap<string, number>,
  { now, zone }: { now: Date; zone: string },
): Promise<void> => {
  for (const rate of demoWorkLoadingRates) await createWorkLoadingRate(tenant, rate);
  const contracts = await tenant.db
    .selectFrom('contracts as c')
    .innerJoin('job_services as s', (join) =>
      join.onRef('s.organization_id', '=', 'c.organization_id').onRef('s.id', '=', 'c.job_service_id'),
    )
    .innerJoin('jobs as j', (join) =>
      join.onRef('j.organization_id', '=', 's.organization_id').onRef('j.id', '=', 's.job_id'),
    )
    .select(['c.id', 'c.job_service_id', 'j.job_number'])
    .where('c.organization_id', '=', tenant.organizationId)
    .where('s.type', '=', 'night-cleaning')
    .where('c.status', '=', 'approved')
    .orderBy('c.start_date', 'desc')
    .execute();
  for (const { site, lines, ...plan } of demoStaffingPlans) {
    const contract = contracts.find(({ job_number }) => job_number === demoSites[site]?.number);
    if (!contract) continue;
    await createActivePlan(
      tenant,
      {
        ...plan,
        job_service_id: contract.job_service_id,
        parent: { type: 'contract', id: contract.id },
        effective_from: `${wallOf(now.getTime(), zone).slice(0, 8)}01`,
        override_reason: '',
        lines: lines.map(({ line }) => line),
      },
      lines.map((each) => each.people.flatMap((login) => people.get(login) ?? [])),
      now,
    );
  }
};

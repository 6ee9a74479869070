import { createApprovedBudget } from '#features/contracts/budgets/server';
import { addDays } from '#platform/contract/add-days';
import { wallOf } from '#platform/contract/zoned-time';
import type { Tenant } from '#platform/server/db/tenant';
import { demoBudget } from './demo-budgets.ts';
import { demoSites } from './demo-sites.ts';

/** A budget for every night cleaning that is under contract, from the day of the contract; that of the largest site is new, so
 * that its start-up still counts. */
export const seedBudgets = async (tenant: Tenant, zone: string, now: Date): Promise<void> => {
  const today = wallOf(now.getTime(), zone).slice(0, 10);
  const services = await tenant.db
    .selectFrom('contracts as c')
    .innerJoin('job_services as s', (join) =>
      join.onRef('s.organization_id', '=', 'c.organization_id').onRef('s.id', '=', 'c.job_service_id'),
    )
    .innerJoin('jobs as j', (join) =>
      join.onRef('j.organization_id', '=', 's.organization_id').onRef('j.id', '=', 's.job_id'),
    )
    .select(['s.id', 'j.job_number', 'c.start_date'])
    .where('c.organization_id', '=', tenant.organizationId)
    .where('s.type', '=', 'night-cleaning')
    .where('c.is_base', '=', true)
    .where('c.status', '=', 'approved')
    .orderBy('s.id')
    .execute();
  for (const { id, job_number, start_date } of services) {
    const index = demoSites.findIndex(({ number }) => number === job_number);
    const site = demoSites[index];
    // Some services have no budget yet.
    if (!site || index % 8 === 6) continue;
    await createApprovedBudget(
      tenant,
      {
        job_service_id: id,
        name: 'As agreed',
        effective_from: index === 0 ? addDays(today, -60) : start_date,
        effective_to: null,
        burden_pct: 22,
        days_per_week: 5,
        details: demoBudget(site, index),
        notes: '',
      },
      now,
    );
  }
};

import { z } from 'zod';
import { siteZone } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Wiring } from '#platform/server/http/wiring';
import { recordContractChange } from '../record/record-contract-change.ts';

const row = z.object({ id: z.int(), job_id: z.int(), ended: z.string(), ends: z.string() });

type Renewed = z.infer<typeof row>;

/** Renews contracts on their last day, by the date at their site, so that no day lies between two terms; returns at most 200.
 * A contract that an amendment follows, or of which notice was given, is not renewed. A contract that missed several terms
 * is renewed by one term on each call. */
const claimRenewed = (tenant: Tenant, now: Date): Promise<Renewed[]> =>
  tenant.query({
    name: 'contracts-take-renewed',
    text: `with due as (
        select c.id, c.job_service_id, s.job_id, c.termination_date as ended,
          ((c.termination_date + 1) + make_interval(months => c.term_months))::date - 1 as ends
        from contracts c
        join job_services s on s.organization_id = $1 and s.id = c.job_service_id and s.deleted_at is null
        join jobs j on j.organization_id = $1 and j.id = s.job_id and j.deleted_at is null and j.status <> 'inactive'
        where c.organization_id = $1 and c.status = 'approved' and c.deleted_at is null and c.auto_renew
          and c.term_months is not null and c.renewal_notice_on is null
          and c.termination_date <= ($2::timestamptz at time zone 'UTC')::date + 1
          and c.termination_date <= ($2::timestamptz at time zone ${siteZone})::date),
      free as (
        select d.* from due d
        where not exists (select from contracts o where o.organization_id = $1
          and o.job_service_id = d.job_service_id and o.id <> d.id and o.status in ('approved', 'terminated')
          and o.deleted_at is null and o.start_date > d.ended and o.start_date <= d.ends)
        order by d.ended, d.id limit 200)
      update contracts c set termination_date = f.ends
      from free f
      where c.organization_id = $1 and c.id = f.id and c.status = 'approved' and c.renewal_notice_on is null
        and c.termination_date = f.ended
      returning c.id, f.job_id, f.ended::text, f.ends::text`,
    values: [tenant.organizationId, now.toISOString()],
    row,
  });

/** Renews one batch of contracts; returns how many, 0 when none is left. */
export const renewContracts = async (
  wiring: Pick<Wiring, 'events'>,
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const renewed = await claimRenewed(tenant, now);
  for (const { ended, ends, ...contract } of renewed) {
    await recordContractChange({ tenant, person: null, wiring }, contract, {
      action: 'contract.renewed',
      changes: { termination_date: [ended, ends] },
    });
  }
  return renewed.length;
};

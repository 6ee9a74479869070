import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { referencedOf } from '#platform/server/records/referenced-repository';
import { lockRows, setRows } from '#platform/server/records/written-row-repository';
import { type ContractRow, contractRow, contractSql, refuseOverlap } from '../contract-repository.ts';
import { feetOfJob } from '../draft/occupancy-repository.ts';

/** Contracts by number, in scope or not: the number is unique in the organization. */
export const contractsNumbered = (tenant: Tenant, numbers: readonly string[]): Promise<ContractRow[]> =>
  tenant.query({
    name: 'contracts-numbered',
    text: `${contractSql} and c.number = any($2::text[]) order by c.id`,
    values: [tenant.organizationId, numbers],
    row: contractRow,
  });

/** Fields of a draft in the units of the table: cents, and hundredths of a percent. */
export type StoredDraft = Pick<
  ContractRow,
  | 'job_service_id'
  | 'number'
  | 'start_date'
  | 'termination_date'
  | 'days_per_week'
  | 'auto_renew'
  | 'term_months'
  | 'renewal_notice_days'
  | 'escalator_pct'
  | 'signed_at'
  | 'notes'
  | 'pricing'
>;

/** SQL: the square feet of a draft, by the same rule as for a contract drafted on screen: those of the contract before it, or
 * for a first contract those of its buildings today. */
const squareFeet = (
  today: string,
): string => `join job_services s on s.organization_id = $1 and s.id = d.job_service_id
  left join lateral (
    select o.gross_cleanable_sqft as gross, o.occupied_sqft as occupied, o.vacant_sqft as vacant,
      o.vacant_full_sqft as vacant_full
    from contracts o
    where o.organization_id = $1 and o.job_service_id = d.job_service_id and o.status in ('approved', 'terminated')
      and o.deleted_at is null and o.gross_cleanable_sqft is not null and o.start_date <= d.start_date
    order by o.start_date desc, o.id desc limit 1) former on true
  left join lateral (
    select f.gross, greatest(0, f.gross - f.vacant) as occupied, f.vacant, f.vacant_full
    from (${feetOfJob('s.job_id', today)}) f) built on former.gross is null`;

/** The first contract of a service is its base, also when several of these drafts are for one service. */
export const insertDrafts = async (
  tenant: Tenant,
  drafts: readonly StoredDraft[],
  { userId, today }: { userId: number; today: string },
): Promise<number[]> => {
  if (drafts.length === 0) return [];
  const rows = await tenant
    .query({
      name: 'contract-drafts-insert',
      text: `insert into contracts (organization_id, job_service_id, is_base, number, status, start_date, termination_date,
          days_per_week, auto_renew, term_months, renewal_notice_days, escalator_pct, signed_at, notes, pricing,
          credits, billbacks, created_by, gross_cleanable_sqft, occupied_sqft, vacant_sqft, vacant_full_sqft)
        select $1, d.job_service_id,
          row_number() over (partition by d.job_service_id order by d.place) = 1 and not exists (
            select from contracts o where o.organization_id = $1 and o.job_service_id = d.job_service_id
              and o.status <> 'archived' and o.deleted_at is null),
          d.number, 'draft', d.start_date, d.termination_date, d.days_per_week, d.auto_renew, d.term_months,
          d.renewal_notice_days, d.escalator_pct, d.signed_at, d.notes, d.pricing, '[]', '[]', $3,
          coalesce(former.gross, built.gross), coalesce(former.occupied, built.occupied),
          coalesce(former.vacant, built.vacant), coalesce(former.vacant_full, built.vacant_full)
        from rows from (jsonb_to_recordset($2::jsonb) as (job_service_id int, number text, start_date date,
          termination_date date, days_per_week int, auto_renew boolean, term_months int, renewal_notice_days int,
          escalator_pct int, signed_at date, notes text, pricing jsonb)) with ordinality
          as d (job_service_id, number, start_date, termination_date, days_per_week, auto_renew, term_months,
            renewal_notice_days, escalator_pct, signed_at, notes, pricing, place)
        ${squareFeet('$4')}
        order by d.place
        returning id`,
      values: [tenant.organizationId, JSON.stringify(drafts), userId, today],
      row: idRow,
    })
    .catch(refuseOverlap);
  return rows.map(({ id }) => id);
};

/** Reads contracts and locks them until the transaction ends. */
export const lockContracts = (tenant: Tenant, ids: readonly number[]) => lockRows(tenant, 'contracts', ids);

/** Sets some fields of drafts; returns their new `updated_at` by id. A contract that is no longer a draft stays as it is. */
export const setDrafts = (
  tenant: Tenant,
  rows: readonly { id: number; change: Partial<StoredDraft> }[],
): Promise<ReadonlyMap<number, string>> => setRows(tenant, 'contracts', rows, { status: 'draft' });

/** Deletes those of these drafts that nothing needs, and returns their ids. Approved contracts stay, as does a base with
 * later contracts of its service. */
export const removeUnusedDrafts = async (tenant: Tenant, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await tenant.query({
    text: `delete from contracts c where c.organization_id = $1 and c.id = any($2::int[]) and c.status = 'draft'
        and c.id not in (${await referencedOf(tenant, 'contracts')})
        and not exists (select from contracts o where o.organization_id = $1 and c.is_base
          and o.job_service_id = c.job_service_id and o.id <> all($2::int[]) and o.status <> 'archived'
          and o.deleted_at is null)
      returning c.id`,
    values: [tenant.organizationId, ids],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};

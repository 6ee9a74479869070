import { z } from 'zod';
import { invalid } from '#platform/contract/errors';
import { toHundredths } from '#platform/contract/money';
import { anyOf } from '#platform/server/db/any-of';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Tenant } from '#platform/server/db/tenant';
import { billbackLine, contract, creditLine, pricingLine, storedStatuses } from '../contract/index.ts';
import { type Lines, storeLines } from './stored-lines.ts';

export const contractRow = z.object({
  id: z.int(),
  job_id: z.int(),
  job_service_id: z.int(),
  service: contract.shape.service,
  number: z.string(),
  is_base: z.boolean(),
  status: z.enum(storedStatuses),
  start_date: z.string(),
  termination_date: z.string().nullable(),
  termination_reason: z.string().nullable(),
  auto_renew: z.boolean(),
  renewal_month: z.int().nullable(),
  renewal_notice_days: z.int(),
  renewal_notice_on: z.string().nullable(),
  term_months: z.int().nullable(),
  signed_at: z.string().nullable(),
  signed_file_id: z.int().nullable(),
  gross_cleanable_sqft: z.int().nullable(),
  occupied_sqft: z.int().nullable(),
  vacant_sqft: z.int().nullable(),
  vacant_full_sqft: z.int().nullable(),
  days_per_week: z.int(),
  pricing: z.array(pricingLine),
  credits: z.array(creditLine),
  billbacks: z.array(billbackLine),
  escalator_pct: z.int(),
  notes: z.string(),
  winteam_customer_number: z.string().nullable(),
  was_in_force: z.boolean(),
  /** An amendment has cut its term short. */
  is_cut: z.boolean(),
  /** The first day of the next approved contract of the service, after the term. */
  next_start: z.string().nullable(),
  /** Whether the site is served: at others no contract renews itself. */
  is_served: z.boolean(),
  updated_at: z.string(),
});

export type ContractRow = z.infer<typeof contractRow>;

export const contractSql = `select c.id, s.job_id, c.job_service_id, json_build_object('type', s.type, 'name', s.name) as service,
    c.number, c.is_base, c.status, c.start_date, c.termination_date, c.termination_reason, c.auto_renew, c.renewal_month,
    c.renewal_notice_days, c.renewal_notice_on, c.term_months, c.signed_at, c.signed_file_id, c.gross_cleanable_sqft, c.occupied_sqft,
    c.vacant_sqft, c.vacant_full_sqft, c.days_per_week, c.pricing, c.credits, c.billbacks, c.escalator_pct, c.notes,
    c.winteam_customer_number, c.was_in_force, c.cut_by_id is not null as is_cut,
    (select min(o.start_date) from contracts o where o.organization_id = c.organization_id and o.job_service_id = c.job_service_id
      and o.status in ('approved', 'terminated') and o.deleted_at is null and o.start_date > c.termination_date) as next_start,
    (select j.status <> 'inactive' from jobs j where j.organization_id = c.organization_id and j.id = s.job_id) as is_served,
    c.updated_at
  from contracts c join job_services s on s.organization_id = c.organization_id and s.id = c.job_service_id
  where c.organization_id = $1 and c.deleted_at is null and s.deleted_at is null`;

/** The caller must check that the job may be seen. */
export const contractsOfJob = (tenant: Tenant, jobId: number): Promise<ContractRow[]> =>
  tenant.query({
    name: 'job-contracts',
    text: `${contractSql} and s.job_id = $2 order by s.status, s.name, s.id, c.start_date desc, c.id desc`,
    values: [tenant.organizationId, jobId],
    row: contractRow,
  });

/** The caller must check that the jobs may be seen. */
export const contractsOfJobs = (tenant: Tenant, jobIds: readonly number[]): Promise<ContractRow[]> =>
  tenant.query({
    name: 'jobs-contracts',
    text: `${contractSql} and s.job_id = any($2::int[]) order by c.start_date, c.id`,
    values: [tenant.organizationId, jobIds],
    row: contractRow,
  });

/** The caller must check that the job may be seen. */
export const loadContract = async (tenant: Tenant, id: number): Promise<ContractRow | undefined> => {
  const [found] = await tenant.query({
    name: 'contract-find',
    text: `${contractSql} and c.id = $2`,
    values: [tenant.organizationId, id],
    row: contractRow,
  });
  return found;
};

export type NewContract = Pick<
  ContractRow,
  'job_service_id' | 'number' | 'status' | 'start_date' | 'days_per_week'
> &
  Partial<
    Omit<
      ContractRow,
      'id' | 'job_id' | 'service' | 'is_base' | 'is_cut' | 'next_start' | 'is_served' | 'updated_at'
    >
  > & {
    client_uuid?: string;
  };

const taken = fieldOfConstraint({
  contracts_number_key: { field: 'number', code: 'contract_number_taken' },
});

export const refuseOverlap = (error: unknown): never => {
  const { constraint, detail } = (error ?? {}) as { constraint?: string; detail?: string };
  if (constraint === 'contracts_apart') {
    throw invalid({ start_date: [{ code: 'contract_dates_overlap', values: { number: detail ?? '' } }] });
  }
  return taken(error);
};

export const storedLines = (lines: Lines) => {
  const { pricing, credits, billbacks } = storeLines(lines);
  return {
    pricing: JSON.stringify(pricing),
    credits: JSON.stringify(credits),
    billbacks: JSON.stringify(billbacks),
  };
};

/** The first contract of a service is its base; later ones are amendments. */
export const insertContract = async (
  tenant: Tenant,
  { pricing = [], credits = [], billbacks = [], ...fields }: NewContract,
  createdBy: number | null,
): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('contracts')
    .values((eb) => ({
      ...fields,
      organization_id: tenant.organizationId,
      ...storedLines({ pricing, credits, billbacks }),
      escalator_pct: toHundredths(fields.escalator_pct ?? 0),
      is_base: eb
        .not(
          eb.exists(
            eb
              .selectFrom('contracts')
              .select('id')
              .where('organization_id', '=', tenant.organizationId)
              .where('job_service_id', '=', fields.job_service_id)
              .where('status', '<>', 'archived')
              .where('deleted_at', 'is', null),
          ),
        )
        .$castTo<boolean>(),
      created_by: createdBy,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseOverlap);
  return id;
};

export const loadByClientUuid = async (
  tenant: Tenant,
  uuid: string,
): Promise<{ id: number; job_service_id: number; created_by: number | null } | undefined> =>
  tenant.db
    .selectFrom('contracts')
    .select(['id', 'job_service_id', 'created_by'])
    .where('organization_id', '=', tenant.organizationId)
    .where('client_uuid', '=', uuid)
    .executeTakeFirst();

const numbered = z.object({ number: z.string() });

/** The contract numbers in use that equal one of `bases` or begin with it. */
export const takenNumbers = async (tenant: Tenant, bases: readonly string[]): Promise<Set<string>> => {
  const rows = await tenant.query({
    name: 'contract-numbers-taken',
    text: `select c.number from contracts c
      where c.organization_id = $1 and c.deleted_at is null
        and exists (select from unnest($2::text[]) as b (number) where starts_with(c.number, b.number))`,
    values: [tenant.organizationId, bases],
    row: numbered,
  });
  return new Set(rows.map(({ number }) => number));
};

/** The numbers of the base contracts of these services. */
export const baseNumbers = async (
  tenant: Tenant,
  serviceIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await tenant.db
    .selectFrom('contracts')
    .select(['job_service_id', 'number'])
    .where('organization_id', '=', tenant.organizationId)
    .where('job_service_id', '=', anyOf(serviceIds))
    .where('is_base', '=', true)
    .where('status', '<>', 'archived')
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ job_service_id, number }) => [job_service_id, number]));
};

/** Whether the months of its term have invoices: it was approved, even if it was archived after it had been in force. */
export const isBilled = ({ status, was_in_force }: ContractRow): boolean =>
  status === 'approved' || status === 'terminated' || was_in_force;

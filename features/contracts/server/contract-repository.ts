import { invalid } from '#platform/contract/errors';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Tenant } from '#platform/server/db/tenant';
import { type Contract, type Period, toHundredths } from '../contract/index.ts';
import { type Lines, storeLines } from './stored-lines.ts';

export type ContractRow = Period &
  Lines & {
    id: number;
    job_id: number;
    job_service_id: number;
    service: Contract['service'];
    number: string;
    is_base: boolean;
    termination_reason: string | null;
    auto_renew: boolean;
    renewal_month: number | null;
    renewal_notice_days: number;
    term_months: number | null;
    signed_at: string | null;
    signed_file_id: number | null;
    gross_cleanable_sqft: number | null;
    occupied_sqft: number | null;
    vacant_sqft: number | null;
    days_per_week: number;
    escalator_pct: number;
    notes: string;
    winteam_customer_number: string | null;
    updated_at: string;
  };

const select = `select c.id, s.job_id, c.job_service_id, json_build_object('type', s.type, 'name', s.name) as service,
    c.number, c.is_base, c.status, c.start_date, c.termination_date, c.termination_reason, c.auto_renew, c.renewal_month,
    c.renewal_notice_days, c.term_months, c.signed_at, c.signed_file_id, c.gross_cleanable_sqft, c.occupied_sqft,
    c.vacant_sqft, c.days_per_week, c.pricing, c.credits, c.billbacks, c.escalator_pct, c.notes,
    c.winteam_customer_number, c.updated_at
  from contracts c join job_services s on s.organization_id = c.organization_id and s.id = c.job_service_id
  where c.organization_id = $1 and c.deleted_at is null and s.deleted_at is null`;

/** Whether the job may be seen is for the caller to ask. */
export const contractsOfJob = (tenant: Tenant, jobId: number): Promise<ContractRow[]> =>
  tenant.query<ContractRow>({
    name: 'job-contracts',
    text: `${select} and s.job_id = $2 order by s.status, s.name, s.id, c.start_date desc, c.id desc`,
    values: [tenant.organizationId, jobId],
  });

/** Whether its job may be seen is for the caller to ask. */
export const findContract = async (tenant: Tenant, id: number): Promise<ContractRow | undefined> => {
  const [row] = await tenant.query<ContractRow>({
    name: 'contract-find',
    text: `${select} and c.id = $2`,
    values: [tenant.organizationId, id],
  });
  return row;
};

export type NewContract = Pick<
  ContractRow,
  'job_service_id' | 'number' | 'status' | 'start_date' | 'days_per_week'
> &
  Partial<Omit<ContractRow, 'id' | 'job_id' | 'service' | 'is_base' | 'updated_at'>>;

const taken = fieldOfConstraint({
  contracts_number_key: { field: 'number', code: 'contract_number_taken' },
});

const refuseOverlap = (error: unknown): never => {
  const { constraint, detail } = (error ?? {}) as { constraint?: string; detail?: string };
  if (constraint === 'contracts_apart') {
    throw invalid({ start_date: [{ code: 'contract_dates_overlap', values: { number: detail ?? '' } }] });
  }
  return taken(error);
};

/** The first contract of a service is its base, those after it are amendments. */
export const insertContract = async (
  tenant: Tenant,
  { pricing = [], credits = [], billbacks = [], ...row }: NewContract,
  createdBy: number | null,
): Promise<number> => {
  const lines = storeLines({ pricing, credits, billbacks });
  const { id } = await tenant.db
    .insertInto('contracts')
    .values((eb) => ({
      ...row,
      organization_id: tenant.organizationId,
      pricing: JSON.stringify(lines.pricing),
      credits: JSON.stringify(lines.credits),
      billbacks: JSON.stringify(lines.billbacks),
      escalator_pct: toHundredths(row.escalator_pct ?? 0),
      is_base: eb
        .not(
          eb.exists(
            eb
              .selectFrom('contracts')
              .select('id')
              .where('organization_id', '=', tenant.organizationId)
              .where('job_service_id', '=', row.job_service_id)
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

import type { Updateable } from 'kysely';
import { z } from 'zod';
import { contract } from '#features/contracts/contracts/contract';
import { invalid } from '#platform/contract/errors';
import { toHundredths } from '#platform/contract/money';
import type { Tenant } from '#platform/server/db/tenant';
import type { Budgets } from '../../../../db/schema/types.ts';
import { type BudgetDetail, type BudgetFields, budgetDetail, budgetStatuses } from '../contract/index.ts';

const converted = (details: readonly BudgetDetail[], convert: (value: number) => number): BudgetDetail[] =>
  details.map((detail) => {
    const number = (value: number | null, asked: boolean) =>
      asked && value !== null ? convert(value) : null;
    const hours = detail.unit === 'hours';
    return {
      ...detail,
      quantity: number(detail.quantity, hours),
      amount: number(detail.amount, !hours),
      wage_rate: number(detail.wage_rate, hours),
    };
  });

/** Lines as the table stores them: in whole numbers, without the fields that their unit does not use. */
const storeDetails = (details: readonly BudgetDetail[]): BudgetDetail[] => converted(details, toHundredths);

const readDetails = (details: readonly BudgetDetail[]): BudgetDetail[] =>
  converted(details, (value) => value / 100);

const stored = z.object({
  id: z.int(),
  job_id: z.int(),
  job_service_id: z.int(),
  service: contract.shape.service,
  name: z.string(),
  status: z.enum(budgetStatuses),
  effective_from: z.string(),
  effective_to: z.string().nullable(),
  /** Hundredths. */
  burden_pct: z.int(),
  days_per_week: z.int(),
  /** Ten-thousandths; null while the budget was not approved. */
  weeks_per_month: z.int().nullable(),
  /** Null while the budget was not approved, and for those approved with rounded twelfths. */
  startup_extra_months: z.array(z.int()).nullable(),
  details: z.array(budgetDetail),
  notes: z.string(),
  approved_at: z.string().nullable(),
  updated_at: z.string(),
});

const row = stored.transform((found) => ({ ...found, details: readDetails(found.details) }));

export type BudgetRow = z.output<typeof row>;

const select = `select b.id, s.job_id, b.job_service_id, json_build_object('type', s.type, 'name', s.name) as service,
    b.name, b.status, b.effective_from, b.effective_to, b.burden_pct, b.days_per_week,
    b.weeks_per_month * 100 + b.weeks_rest as weeks_per_month,
    b.startup_extra_months, b.details, b.notes, b.approved_at, b.updated_at
  from budgets b join job_services s on s.organization_id = b.organization_id and s.id = b.job_service_id
  where b.organization_id = $1 and b.deleted_at is null and s.deleted_at is null`;

/** The caller must check that the job may be seen. */
export const budgetsOfService = (tenant: Tenant, serviceId: number): Promise<BudgetRow[]> =>
  tenant.query({
    name: 'service-budgets',
    text: `${select} and b.job_service_id = $2 order by b.effective_from desc, b.id desc`,
    values: [tenant.organizationId, serviceId],
    row,
  });

/** The caller must check that the job may be seen. */
export const loadBudget = async (tenant: Tenant, id: number): Promise<BudgetRow | undefined> => {
  const [found] = await tenant.query({
    name: 'budget-find',
    text: `${select} and b.id = $2`,
    values: [tenant.organizationId, id],
    row,
  });
  return found;
};

const refuseOverlap = (error: unknown): never => {
  const { constraint, detail } = (error ?? {}) as { constraint?: string; detail?: string };
  if (constraint === 'budgets_apart') {
    throw invalid({ effective_from: [{ code: 'budget_dates_overlap', values: { name: detail ?? '' } }] });
  }
  throw error;
};

const columnsOf = ({ burden_pct, details, ...fields }: BudgetFields) => ({
  ...fields,
  burden_pct: toHundredths(burden_pct),
  details: JSON.stringify(storeDetails(details)),
});

export type NewBudget = BudgetFields & { job_service_id: number; client_uuid?: string };

export const insertBudget = async (
  tenant: Tenant,
  { job_service_id, client_uuid, ...fields }: NewBudget,
): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('budgets')
    .values({
      ...columnsOf(fields),
      organization_id: tenant.organizationId,
      job_service_id,
      client_uuid: client_uuid ?? null,
      created_by: tenant.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export type BudgetSet = Updateable<Budgets>;

/** The caller has locked the job. */
export const saveBudget = async (tenant: Tenant, id: number, set: BudgetSet): Promise<void> => {
  await tenant.db
    .updateTable('budgets')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute()
    .catch(refuseOverlap);
};

export const saveDraft = (tenant: Tenant, id: number, fields: BudgetFields): Promise<void> =>
  saveBudget(tenant, id, columnsOf(fields));

export const loadByClientUuid = (
  tenant: Tenant,
  uuid: string,
): Promise<{ id: number; job_service_id: number; created_by: number | null } | undefined> =>
  tenant.db
    .selectFrom('budgets')
    .select(['id', 'job_service_id', 'created_by'])
    .where('organization_id', '=', tenant.organizationId)
    .where('client_uuid', '=', uuid)
    .executeTakeFirst();

import type { Updateable } from 'kysely';
import { toHundredths } from '#platform/contract/money';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { StaffingPlans } from '../../../../db/schema/types.ts';
import type { ParentType, PlanFields, PlanLineInput } from '../contract/index.ts';

const storedLine = ({ id: _, shift_length_hours, wage_rate, ...line }: PlanLineInput, position: number) => ({
  ...line,
  position,
  shift_minutes: shift_length_hours * 60,
  wage_cents: toHundredths(wage_rate),
});

const storedFields = ({ work_load, ...fields }: Omit<PlanFields, 'lines'>) => ({
  ...fields,
  work_load: JSON.stringify(work_load),
});

type Placed = readonly [at: number, line: PlanLineInput];

/** Returns the ids of the new lines, in the order of `lines`. */
const addLines = async (
  tenant: Tenant,
  planId: number,
  lines: readonly Placed[],
  copyOf: readonly number[] = [],
): Promise<number[]> => {
  if (lines.length === 0) return [];
  const made = await tenant.db
    .insertInto('staffing_plan_lines')
    .values(
      lines.map(([at, line]) => ({
        organization_id: tenant.organizationId,
        staffing_plan_id: planId,
        ...storedLine(line, at),
        copy_of_id: copyOf[at] ?? null,
      })),
    )
    .returning('id')
    .execute();
  return made.map(({ id }) => id);
};

export type NewPlan = PlanFields & {
  /** Ids of the lines from which the lines of this plan were copied, in the same order. */
  copy_of?: readonly number[] | undefined;
  job_service_id: number;
  parent: { type: ParentType; id: number };
  client_uuid?: string | undefined;
};

/** Inserts a draft; returns its id and the ids of its lines, in their order. */
export const insertPlan = async (
  tenant: Tenant,
  { lines, parent, job_service_id, client_uuid, copy_of, ...fields }: NewPlan,
  createdBy: number | null,
): Promise<{ id: number; lineIds: number[] }> => {
  const { id } = await tenant.db
    .insertInto('staffing_plans')
    .values({
      organization_id: tenant.organizationId,
      job_service_id,
      contract_id: parent.type === 'contract' ? parent.id : null,
      budget_id: parent.type === 'budget' ? parent.id : null,
      ...storedFields(fields),
      ...(client_uuid && { client_uuid }),
      created_by: createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, lineIds: await addLines(tenant, id, [...lines.entries()], copy_of) };
};

export type PlanSet = Updateable<StaffingPlans>;

/** The caller has locked the job. */
export const savePlan = async (tenant: Tenant, id: number, set: PlanSet): Promise<void> => {
  await tenant.db
    .updateTable('staffing_plans')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

/** Lines that are sent with their id keep their row and the people on them. */
const saveLines = async (
  tenant: Tenant,
  planId: number,
  before: readonly number[],
  lines: readonly PlanLineInput[],
): Promise<void> => {
  const kept = lines.flatMap(({ id }) => id ?? []);
  await tenant.db
    .deleteFrom('staffing_plan_lines')
    .where('organization_id', '=', tenant.organizationId)
    .where('staffing_plan_id', '=', planId)
    .where('id', '=', anyOf(before.filter((id) => !kept.includes(id))))
    .execute();
  const placed = [...lines.entries()];
  for (const [at, line] of placed.filter(([, { id }]) => id !== undefined))
    await tenant.db
      .updateTable('staffing_plan_lines')
      .set(storedLine(line, at))
      .where('organization_id', '=', tenant.organizationId)
      .where('staffing_plan_id', '=', planId)
      .where('id', '=', line.id ?? 0)
      .execute();
  await addLines(
    tenant,
    planId,
    placed.filter(([, { id }]) => id === undefined),
  );
};

export const saveDraft = async (
  tenant: Tenant,
  id: number,
  before: readonly number[],
  { lines, ...fields }: PlanFields,
): Promise<void> => {
  await savePlan(tenant, id, storedFields(fields));
  await saveLines(tenant, id, before, lines);
};

export const loadByClientUuid = (tenant: Tenant, uuid: string) =>
  tenant.db
    .selectFrom('staffing_plans')
    .select(['id', 'job_service_id', 'created_by'])
    .where('organization_id', '=', tenant.organizationId)
    .where('client_uuid', '=', uuid)
    .executeTakeFirst();

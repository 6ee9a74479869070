import { z } from 'zod';
import { todayAt } from '#features/contracts/contracts/server';
import { notFound } from '#platform/contract/errors';
import { auditOf, auditRow } from '#platform/server/audit/audit-repository';
import { presentHistory } from '#platform/server/audit/present-history';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type PlanRecord, planTransitions } from '../../contract/index.ts';
import { rightsOver } from '../plan-policy.ts';
import type { PlanRow } from '../plan-row.ts';
import { loadPlan, plansOfService } from '../plans-of-service-repository.ts';
import { fullPlanAmong } from './full-plan.ts';
import { laborBasisOf } from './labor-basis.ts';
import type { PlanContext } from './plan-context.ts';
import { presentSummary } from './present-summary.ts';
import { whatIsOver } from './what-is-over.ts';

const row = z.object({ timeline: z.array(auditRow) });

const historyOfPlan = async (tenant: Tenant, id: number) => {
  const [found] = await tenant.query({
    name: 'staffing-plan-history',
    text: `select ${auditOf('staffing-plan', 'p.id')} as timeline from staffing_plans p
      where p.organization_id = $1 and p.id = $2`,
    values: [tenant.organizationId, id],
    row,
  });
  return presentHistory(found?.timeline ?? []);
};

export type Reading = { tenant: Tenant; person: Person; now: Date };

/** The active plan that this draft would replace. */
export const activeLike = (row: PlanRow, rows: readonly PlanRow[]): PlanRow | undefined =>
  rows.find(
    ({ id, plan_type, status }) => id !== row.id && plan_type === row.plan_type && status === 'active',
  );

/** One plan with what it is compared with, its history, and what this person may do with it. */
export const presentRecord = async (
  { tenant, person, now }: Reading,
  context: PlanContext,
  row: PlanRow,
): Promise<PlanRecord> => {
  const { job, service, parent } = context;
  const [rows, basisOf, timeline, over] = await Promise.all([
    plansOfService(tenant, row.job_service_id),
    laborBasisOf(tenant),
    historyOfPlan(tenant, row.id),
    whatIsOver(tenant, context, row, todayAt(job, person, now)),
  ]);
  const basis = basisOf(parent, row);
  const former = row.status === 'draft' ? activeLike(row, rows) : undefined;
  return {
    ...presentSummary(row, parent, basis),
    service: { type: service.type, name: service.name },
    lines: row.lines,
    override_reason: row.override_reason,
    work_load: row.work_load,
    basis,
    full: row.plan_type === 'current' ? fullPlanAmong(rows) : null,
    takes_place_of: former ? { id: former.id, effective_from: former.effective_from } : null,
    over,
    allowed_transitions: planTransitions.allowed({ ...row, parent, over }, person),
    can: rightsOver(row, parent, person),
    timeline,
  };
};

/** The same record, read again after a change. */
export const presentChanged = async (
  reading: Reading,
  context: PlanContext,
  id: number,
): Promise<PlanRecord> => {
  const row = await loadPlan(reading.tenant, id);
  if (!row) throw notFound();
  return presentRecord(reading, context, row);
};

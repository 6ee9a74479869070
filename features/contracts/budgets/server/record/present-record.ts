import { z } from 'zod';
import { plansOfService } from '#features/contracts/staffing-plans/server';
import type { FoundJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import { auditOf, auditRow } from '#platform/server/audit/audit-repository';
import { presentHistory } from '#platform/server/audit/present-history';
import type { Tenant } from '#platform/server/db/tenant';
import {
  type BudgetRecord,
  budgetTransitions,
  centsOfDetail,
  costOfMonth,
  startUpUntil,
} from '../../contract/index.ts';
import { rightsOver } from '../budget-policy.ts';
import { dayOf, marginOn, presentBudget } from '../budget-presenter.ts';
import { type BudgetRow, budgetsOfService, loadBudget } from '../budget-repository.ts';
import { basisOf } from '../weeks-per-month.ts';
import { type Reader, readingOf } from './reading-of.ts';
import { takenPlans } from './taken-plans.ts';
import { wouldCutShort } from './would-cut-short.ts';

const row = z.object({ timeline: z.array(auditRow) });

const historyOfBudget = async (tenant: Tenant, id: number) => {
  const [found] = await tenant.query({
    name: 'budget-history',
    text: `select ${auditOf('budget', 'b.id')} as timeline from budgets b
      where b.organization_id = $1 and b.id = $2`,
    values: [tenant.organizationId, id],
    row,
  });
  return presentHistory(found?.timeline ?? []);
};

/** One budget with its neighbours, its history, and what this person may do with it. */
export const presentRecord = async (reader: Reader, job: FoundJob, row: BudgetRow): Promise<BudgetRecord> => {
  const { tenant, person } = reader;
  const [reading, rows, plans, timeline] = await Promise.all([
    readingOf(reader, job, row.job_service_id),
    budgetsOfService(tenant, row.job_service_id),
    plansOfService(tenant, row.job_service_id),
    historyOfBudget(tenant, row.id),
  ]);
  const shown = presentBudget(row, reading);
  const { cost, price, counts_startup } = shown;
  const basis = basisOf(row, reading.weeks, dayOf(row, reading.today));
  return {
    ...shown,
    service: row.service,
    burden_pct: row.burden_pct / 100,
    days_per_week: row.days_per_week,
    weeks_per_month: basis.weeks / 10_000,
    details: row.details.map((detail) => ({ ...detail, monthly: centsOfDetail(detail, basis) / 100 })),
    plans: takenPlans(row, plans),
    notes: row.notes,
    approved_at: row.approved_at,
    startup_until: startUpUntil(row.effective_from),
    margin_after: cost.startup > 0 && counts_startup ? marginOn(price, costOfMonth(cost, false)) : null,
    allowed_transitions: budgetTransitions.allowed({ ...row, today: reading.today }, person),
    can: rightsOver(row, person),
    cuts_short: wouldCutShort(row, rows),
    timeline,
  };
};

/** The same record, read again after a change. */
export const presentChanged = async (reader: Reader, job: FoundJob, id: number): Promise<BudgetRecord> => {
  const row = await loadBudget(reader.tenant, id);
  if (!row) throw notFound();
  return presentRecord(reader, job, row);
};

import { todayAt } from '#features/contracts/contracts/server';
import { type FoundJob, loadJob, lockJob } from '#features/sites/jobs/server';
import { notFound, stale } from '#platform/contract/errors';
import { type BudgetRow, loadBudget } from '../budget-repository.ts';
import { presentRecord } from './present-record.ts';
import type { Reader } from './reading-of.ts';

type Call = Reader & { params: { id: number; serviceId: number; budgetId: number } };

/** A budget in scope. */
export const requireBudget = async ({ tenant, params }: Call): Promise<{ job: FoundJob; row: BudgetRow }> => {
  const [job, row] = await Promise.all([loadJob(tenant, params.id), loadBudget(tenant, params.budgetId)]);
  if (!job || row?.job_id !== job.id || row.job_service_id !== params.serviceId) throw notFound();
  return { job, row };
};

/** The same, with its job locked, so that writers of budgets of one service wait for each other. */
export const lockBudget = async (call: Call, readAt?: string) => {
  await lockJob(call.tenant, call.params.id);
  const { job, row } = await requireBudget(call);
  if (readAt !== undefined && row.updated_at !== readAt) throw stale(await presentRecord(call, job, row));
  return { job, row, today: todayAt(job, call.person, call.now) };
};

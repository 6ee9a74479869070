import { todayAt } from '#features/contracts/contracts/server';
import { transitionEngine } from '#platform/server/transitions/transition-engine';
import { planTransitions } from '../../contract/index.ts';
import type { Reading } from '../record/present-record.ts';
import { type PlanCall, recordPlanChange } from '../record/record-plan-change.ts';
import type { LoadedPlan } from '../record/require-plan.ts';
import { whatIsOver } from '../record/what-is-over.ts';
import { type PlanSet, savePlan } from '../save-plan-repository.ts';

/** A plan with all that decides on its transitions. */
export const planOnDay = async ({ tenant, person, now }: Reading, { row, ...context }: LoadedPlan) => {
  const over = await whatIsOver(tenant, context, row, todayAt(context.job, person, now));
  return { ...row, parent: context.parent, over };
};

type PlanOnDay = Awaited<ReturnType<typeof planOnDay>>;

/** Changes the status of a plan whose job is locked. */
export const planSteps = transitionEngine(planTransitions, {
  save: ({ tenant }: PlanCall, { id }: PlanOnDay, set: PlanSet) => savePlan(tenant, id, set),
  record: (call, { id, job_id: jobId }, change) => recordPlanChange(call, { id, jobId }, change),
});

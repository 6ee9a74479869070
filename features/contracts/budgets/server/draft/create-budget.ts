import { lockService, todayAt } from '#features/contracts/contracts/server';
import type { SignedInCall } from '#platform/server/http/call';
import type { BudgetRecord, budgetWriteEndpoints } from '../../contract/index.ts';
import { insertBudget } from '../budget-repository.ts';
import { recordBudgetChange } from '../record/record-budget-change.ts';
import { requirePlans } from '../record/taken-plans.ts';
import { checkBudget } from './check-budget.ts';
import { draftOnce } from './draft-once.ts';

type Call = SignedInCall<(typeof budgetWriteEndpoints)['createBudget']>;

export const createBudget = async (call: Call): Promise<BudgetRecord> => {
  const { tenant, person, now, body } = call;
  const { job, service } = await lockService(tenant, call.params);
  return draftOnce(call, { job, serviceId: service.id, client_uuid: body.client_uuid }, async () => {
    checkBudget(body, todayAt(job, person, now));
    await requirePlans(tenant, service.id, body);
    const id = await insertBudget(tenant, { ...body, job_service_id: service.id });
    await recordBudgetChange(
      call,
      { id, job_id: job.id },
      { action: 'budget.created', to: 'draft', changes: { name: [null, body.name] } },
    );
    return id;
  });
};

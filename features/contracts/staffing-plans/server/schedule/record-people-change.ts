import { recordPlanChange } from '../record/record-plan-change.ts';
import { type ShiftRow, shiftsOfJob } from './shift-repository.ts';

const names = (people: readonly { name: string }[] = []): string[] => people.map(({ name }) => name);

/** Records how the people of a shift have changed since it was read; records nothing when they are the same. */
export const recordPeopleChange = async (
  call: Parameters<typeof recordPlanChange>[0],
  before: ShiftRow,
): Promise<void> => {
  const after = (await shiftsOfJob(call.tenant, before.job_id)).find(({ id }) => id === before.id);
  const changed: [string[], string[]] = [names(before.people), names(after?.people)];
  if (changed[0].join() === changed[1].join()) return;
  await recordPlanChange(
    call,
    { id: before.plan_id, jobId: before.job_id },
    { action: 'staffing-plan.people-changed', changes: { people: changed } },
  );
};

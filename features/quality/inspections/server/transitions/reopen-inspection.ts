import type { SignedInCall } from '#platform/server/http/call';
import type { Inspection, inspectionEndpoints } from '../../contract/index.ts';
import { presentInspection } from '../inspection/present-inspection.ts';
import { inspectionSteps, requireInspectionFor } from './inspection-steps.ts';
import { countLinkedTasks } from './linked-tasks-repository.ts';

/** The time until it becomes final by itself begins anew. */
export const reopenInspection = async (
  call: SignedInCall<(typeof inspectionEndpoints)['reopenInspection']>,
): Promise<Inspection> => {
  const { tenant, person, params, body, now } = call;
  const inspection = await requireInspectionFor(call, 'reopen', params.id);
  const counts = await countLinkedTasks(tenant, inspection.id);
  const set = { ...counts, reopened_at: now.toISOString(), reopened_by: person.userId };
  await inspectionSteps.apply(
    call,
    { ...inspection, ...counts },
    {
      name: 'reopen',
      note: body.reason,
      deviceAt: body.device_at,
      effect: async () => ({ set }),
    },
  );
  return presentInspection(call, inspection.id);
};

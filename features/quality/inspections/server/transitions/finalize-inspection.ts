import { refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Inspection, inspectionEndpoints } from '../../contract/index.ts';
import { presentInspection } from '../inspection/present-inspection.ts';
import { inspectionSteps, requireInspectionFor } from './inspection-steps.ts';
import { countLinkedTasks } from './linked-tasks-repository.ts';

/** Open tasks stay open when the person has seen how many there are. */
export const finalizeInspection = async (
  call: SignedInCall<(typeof inspectionEndpoints)['finalizeInspection']>,
): Promise<Inspection> => {
  const { tenant, params, body } = call;
  const inspection = await requireInspectionFor(call, 'finalize', params.id);
  const effect = async () => {
    const set = await countLinkedTasks(tenant, inspection.id);
    const { open_tasks: count } = set;
    if (count > 0 && count !== body.open_tasks)
      throw refused('inspection_open_tasks', { count }, { open_tasks: count });
    return { set };
  };
  await inspectionSteps.apply(call, inspection, { name: 'finalize', deviceAt: body.device_at, effect });
  return presentInspection(call, inspection.id);
};

import { stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { assignmentEndpoints } from '../../contract/index.ts';
import { lockAssignments, renumberAssignments } from './assignment-list-repository.ts';
import { publishAssignment } from './publish-assignment.ts';

type Call = SignedInCall<(typeof assignmentEndpoints)['orderAssignments']>;

/** Refused when the caller did not know of all assignments. */
export const orderAssignments = async (call: Call): Promise<{ ids: number[] }> => {
  const { body, tenant, person } = call;
  const before = await lockAssignments(tenant);
  const [first] = body.ids;
  const isWhole =
    before.length === body.ids.length && new Set(before).symmetricDifference(new Set(body.ids)).size === 0;
  if (!isWhole || first === undefined) throw stale({ ids: before });
  await renumberAssignments(tenant, body.ids);
  await writeAudit(tenant, person, {
    action: 'job-site-assignment.ordered',
    entity: 'job_site_assignment',
    entityId: first,
    changes: { order: [before, body.ids] },
  });
  await publishAssignment(call, first, 'ordered');
  return { ids: body.ids };
};

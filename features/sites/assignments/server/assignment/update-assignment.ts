import { notFound, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { Assignment, assignmentEndpoints } from '../../contract/index.ts';
import { refreshDutyScope } from '../scope/refresh-duty-scope.ts';
import { findAssignment, jobsOfAssignment, saveAssignment } from './assignment-list-repository.ts';
import { publishAssignment } from './publish-assignment.ts';

type Call = SignedInCall<(typeof assignmentEndpoints)['updateAssignment']>;

export const updateAssignment = async (call: Call): Promise<Assignment> => {
  const { params, body, tenant, person, wiring, now } = call;
  const { updated_at: readAt, ...fields } = body;
  const find = async (): Promise<Assignment> => {
    const found = await findAssignment(tenant, params.id, { now, zone: person.timeZone });
    if (!found) throw notFound();
    return found;
  };
  const before = await find();
  if (before.updated_at !== readAt) throw stale(before);
  if (!(await saveAssignment(tenant, params.id, readAt, fields))) throw stale(await find());
  const changes = changesOf<object>(before, fields);
  await writeAudit(tenant, person, {
    action: 'job-site-assignment.updated',
    entity: 'job_site_assignment',
    entityId: params.id,
    changes,
  });
  await publishAssignment(call, params.id, 'updated');
  if (body.active !== before.active) {
    const jobIds = await jobsOfAssignment(tenant, params.id);
    await refreshDutyScope(tenant, { events: wiring.events, now, actorUserId: person.userId, jobIds });
  }
  return find();
};

import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Assignment, assignmentEndpoints } from '../../contract/index.ts';
import { createAssignment } from '../duties/create-assignment.ts';
import { findAssignment, lockAssignments } from './assignment-list-repository.ts';
import { publishAssignment } from './publish-assignment.ts';

type Call = SignedInCall<(typeof assignmentEndpoints)['createAssignment']>;

/** Without `sort`, the new assignment comes last. */
export const addAssignment = async (call: Call): Promise<Assignment> => {
  const { tenant, person, body, now } = call;
  const { sort, ...fields } = body;
  const last = sort ?? (await lockAssignments(tenant)).length;
  const id = await createAssignment(tenant, person, { ...fields, sort: last });
  await publishAssignment(call, id, 'created');
  const created = await findAssignment(tenant, id, { now, zone: person.timeZone });
  if (!created) throw notFound();
  return created;
};

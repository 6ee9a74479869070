import { loadMembership, presentPerson } from '#features/accounts/access/server';
import { loadBuilding } from '#features/sites/buildings/server';
import { loadJob } from '#features/sites/jobs/server';
import { notFound, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type {
  Assignment,
  assignmentEndpoints,
  JobAssignment,
  jobAssignmentEndpoints,
  manyAssignmentEndpoints,
} from '../contract/index.ts';
import {
  jobsOfAssignment,
  loadAssignment,
  loadAssignmentName,
  loadAssignments,
  lockAssignments,
  renumberAssignments,
  saveAssignment,
} from './assignment/assignment-list-repository.ts';
import { changeAccessOfMany } from './bulk/change-access-of-many.ts';
import { changeDutiesOfMany } from './bulk/change-duties-of-many.ts';
import { undoDutiesOfMany } from './bulk/undo-duties-of-many.ts';
import { type Holder, holdersOf } from './duties/assignment-repository.ts';
import { createAssignment } from './duties/create-assignment.ts';
import { supervisorsOf } from './duties/supervisors-repository.ts';
import { periodsAtBuilding, periodsOfUser } from './periods/active-period-repository.ts';
import { endUserAssignment } from './periods/end-user-assignment.ts';
import { setUsers } from './periods/set-users.ts';
import { loadSites } from './periods/site-repository.ts';
import { planReplacement } from './replacement/plan-replacement.ts';
import { replaceUser } from './replacement/replace-user.ts';
import { accessJobsOf } from './scope/job-site-access-repository.ts';
import { refreshDutyScope } from './scope/refresh-duty-scope.ts';
import { setJobSiteAccess } from './scope/set-job-site-access.ts';

type AssignmentCall = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'>; now: Date };

/** Tells open pages that an assignment itself changed. */
const publishAssignment = (
  { tenant, person, wiring }: AssignmentCall,
  entityId: number,
  name: 'created' | 'updated' | 'ordered',
): Promise<void> =>
  wiring.events.publish(tenant, {
    name: `job-assignment.${name}`,
    entity: 'job-assignment',
    entityId,
    jobId: null,
    actorUserId: person.userId,
  });

type UpdateAssignmentCall = SignedInCall<(typeof assignmentEndpoints)['updateAssignment']>;

const updateAssignment = async (call: UpdateAssignmentCall): Promise<Assignment> => {
  const { params, body, tenant, person, wiring, now } = call;
  const { updated_at: readAt, ...fields } = body;
  const find = async (): Promise<Assignment> => {
    const found = await loadAssignment(tenant, params.id, { now, zone: person.timeZone });
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

type OrderAssignmentsCall = SignedInCall<(typeof assignmentEndpoints)['orderAssignments']>;

/** Refused when the caller did not know of all assignments. */
const orderAssignments = async (call: OrderAssignmentsCall): Promise<{ ids: number[] }> => {
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

type Call = SignedInCall<(typeof assignmentEndpoints)['createAssignment']>;

/** Without `sort`, the new assignment comes last. */
const addAssignment = async (call: Call): Promise<Assignment> => {
  const { tenant, person, body, now } = call;
  const { sort, ...fields } = body;
  const last = sort ?? (await lockAssignments(tenant)).length;
  const id = await createAssignment(tenant, person, { ...fields, sort: last });
  await publishAssignment(call, id, 'created');
  const created = await loadAssignment(tenant, id, { now, zone: person.timeZone });
  if (!created) throw notFound();
  return created;
};

const presentHolder = (row: Holder): JobAssignment => ({
  assignment_id: row.assignment_id,
  name: row.name,
  role_key: row.role_key,
  is_notifiable: row.is_notifiable,
  user: { ...presentPerson({ ...row, name: row.user_name }), phone: row.phone, email: row.email },
  from_date: row.from_date,
  to_date: row.to_date,
});

type Endpoints = typeof assignmentEndpoints & typeof jobAssignmentEndpoints & typeof manyAssignmentEndpoints;

export const assignmentHandlers = (counts: Entries<'counts'>): Handlers<Endpoints> => ({
  listAssignments: ({ query, tenant, person, now }) =>
    loadAssignments(tenant, query, { now, zone: person.timeZone }),
  orderAssignments,
  getAssignment: async ({ params, tenant, person, now }) => {
    const found = await loadAssignment(tenant, params.id, { now, zone: person.timeZone });
    if (!found) throw notFound();
    return found;
  },
  createAssignment: addAssignment,
  updateAssignment,
  listAssignmentUsers: async ({ params, query, tenant, person, now }) => {
    if (!(await loadAssignmentName(tenant, params.id))) throw notFound();
    return loadSites(tenant, params.id, { query, today: dateAt(now, person.timeZone) });
  },
  setAssignmentUsers: setUsers,
  listUserAssignments: async ({ params, tenant }) => {
    if (!(await loadMembership(tenant, params.id))) throw notFound();
    return periodsOfUser(tenant, params.id);
  },
  endUserAssignment,
  listBuildingAssignments: async ({ params, tenant, now }) => {
    if (!(await loadBuilding(tenant, params.id))) throw notFound();
    return periodsAtBuilding(tenant, params.id, now);
  },
  planReplacement: planReplacement(counts),
  replaceUser,
  listJobAssignments: async ({ params, tenant, person, now }) => {
    if (!(await loadJob(tenant, params.id))) throw notFound();
    return (await holdersOf(tenant, params.id, now, person.timeZone)).map(presentHolder);
  },
  listJobSupervisors: ({ tenant, person, now }) => supervisorsOf(tenant, now, person.timeZone),
  listJobSiteAccess: async ({ params, tenant }) => {
    if (!(await loadMembership(tenant, params.id))) throw notFound();
    return accessJobsOf(tenant, params.id);
  },
  setJobSiteAccess,
  changeAccessOfMany,
  changeDutiesOfMany,
  undoDutiesOfMany,
});

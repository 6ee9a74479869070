import { findMembership } from '#features/accounts/access/server';
import { findBuilding } from '#features/sites/buildings/server';
import { findJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Handlers } from '#platform/server/http/call';
import type {
  assignmentEndpoints,
  jobAssignmentEndpoints,
  manyAssignmentEndpoints,
} from '../contract/index.ts';
import { addAssignment } from './assignment/add-assignment.ts';
import {
  findAssignment,
  findAssignmentName,
  listAssignments,
} from './assignment/assignment-list-repository.ts';
import { orderAssignments } from './assignment/order-assignments.ts';
import { updateAssignment } from './assignment/update-assignment.ts';
import { changeAccessOfMany } from './bulk/change-access-of-many.ts';
import { changeDutiesOfMany } from './bulk/change-duties-of-many.ts';
import { undoDutiesOfMany } from './bulk/undo-duties-of-many.ts';
import { holdersOf } from './duties/assignment-repository.ts';
import { presentHolder } from './duties/holder-presenter.ts';
import { supervisorsOf } from './duties/supervisors-repository.ts';
import { endUserAssignment } from './periods/end-user-assignment.ts';
import { periodsAtBuilding, periodsOfUser } from './periods/held-repository.ts';
import { setUsers } from './periods/set-users.ts';
import { listSites } from './periods/site-repository.ts';
import { planReplacement } from './replacement/plan-replacement.ts';
import { replaceUser } from './replacement/replace-user.ts';
import { accessJobsOf } from './scope/job-site-access-repository.ts';
import { setJobSiteAccess } from './scope/set-job-site-access.ts';

type Endpoints = typeof assignmentEndpoints & typeof jobAssignmentEndpoints & typeof manyAssignmentEndpoints;

export const assignmentHandlers = (counts: Entries<'counts'>): Handlers<Endpoints> => ({
  listAssignments: ({ query, tenant, person, now }) =>
    listAssignments(tenant, query, { now, zone: person.timeZone }),
  orderAssignments,
  getAssignment: async ({ params, tenant, person, now }) => {
    const found = await findAssignment(tenant, params.id, { now, zone: person.timeZone });
    if (!found) throw notFound();
    return found;
  },
  createAssignment: addAssignment,
  updateAssignment,
  listAssignmentUsers: async ({ params, query, tenant, person, now }) => {
    if (!(await findAssignmentName(tenant, params.id))) throw notFound();
    return listSites(tenant, params.id, { query, today: dateAt(now, person.timeZone) });
  },
  setAssignmentUsers: setUsers,
  listUserAssignments: async ({ params, tenant }) => {
    if (!(await findMembership(tenant, params.id))) throw notFound();
    return periodsOfUser(tenant, params.id);
  },
  endUserAssignment,
  listBuildingAssignments: async ({ params, tenant, now }) => {
    if (!(await findBuilding(tenant, params.id))) throw notFound();
    return periodsAtBuilding(tenant, params.id, now);
  },
  planReplacement: planReplacement(counts),
  replaceUser,
  listJobAssignments: async ({ params, tenant, person, now }) => {
    if (!(await findJob(tenant, params.id))) throw notFound();
    return (await holdersOf(tenant, params.id, now, person.timeZone)).map(presentHolder);
  },
  listJobSupervisors: ({ tenant, person, now }) => supervisorsOf(tenant, now, person.timeZone),
  listJobSiteAccess: async ({ params, tenant }) => {
    if (!(await findMembership(tenant, params.id))) throw notFound();
    return accessJobsOf(tenant, params.id);
  },
  setJobSiteAccess,
  changeAccessOfMany,
  changeDutiesOfMany,
  undoDutiesOfMany,
});

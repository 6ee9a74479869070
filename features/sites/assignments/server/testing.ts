import { peopleEndpoints } from '#features/accounts/people/contract';
import { type Sample, type SampleHarness, write } from '#platform/server/testing/sample';
import { assignmentEndpoints, jobAssignmentEndpoints, manyAssignmentEndpoints } from '../contract/index.ts';
import { holdHolders } from './activation/job-holder-repository.ts';
import { insertHolders } from './duties/assignment-repository.ts';
import { holdsDutyAt } from './duties/duty-at-building-repository.ts';
import { everyManager } from './scope/refresh-area-scope.ts';

const newcomer = {
  first_name: 'Ida',
  last_name: 'Former',
  phone: null,
  title: null,
  employee_code: null,
  employee_number: null,
  denied_modules: [],
  license: 'full' as const,
};

/** Somebody who saw the site and has left. */
const addFormerPerson = async ({ call, known }: SampleHarness): Promise<number> => {
  const role = (await call(peopleEndpoints.listOfferedRoles)).find(({ key }) => key === 'day-porter');
  const { id } = await call(peopleEndpoints.createPerson, {
    body: {
      ...newcomer,
      email: `former${known.jobId}@org-${known.organizationId}.test`,
      role_ids: role ? [role.id] : [],
    },
  });
  await call(jobAssignmentEndpoints.setJobSiteAccess, {
    params: { id },
    body: { jobIds: [Number(known.jobId)] },
  });
  await call(peopleEndpoints.deletePerson, { params: { id }, body: {} });
  return id;
};

export const sample: Sample = {
  ofCompany: ['assignmentId', 'jobAssignmentId', 'formerPersonId'],
  create: async (harness) => {
    const { call, known } = harness;
    const body = {
      name: 'Night supervisor',
      role_key: 'supervisor',
      is_notifiable: true,
      active: true,
    } as const;
    const id = Number(known.assignmentId ?? (await call(assignmentEndpoints.createAssignment, { body })).id);
    const holder = { job_id: Number(known.jobId), user_id: Number(known.userId) };
    const later = { ...holder, user_id: Number(known.colleagueId ?? known.userId) };
    await call(assignmentEndpoints.setAssignmentUsers, {
      params: { id },
      body: {
        add: [
          { ...holder, from_date: '2020-01-01', to_date: '2035-12-31' },
          { ...later, from_date: '2036-01-01', to_date: null },
        ],
      },
    });
    const periodOf = async (userId: number) =>
      (await call(assignmentEndpoints.listUserAssignments, { params: { id: userId } })).findLast(
        ({ job_id }) => job_id === holder.job_id,
      );
    const [period, future] = [await periodOf(holder.user_id), await periodOf(later.user_id)];
    return {
      assignmentId: id,
      jobAssignmentId: id,
      periodId: period?.id ?? 0,
      periodSavedAt: period?.updated_at ?? '',
      futurePeriodId: future?.id ?? 0,
      futureSavedAt: future?.updated_at ?? '',
      formerPersonId: known.formerPersonId ?? (await addFormerPerson(harness)),
    };
  },
  records: {
    '/job-site-assignment/{id}': 'assignmentId',
    '/user/{id}': 'userId',
    '/building/{id}/job-assignments': 'buildingId',
  },
  writes: [
    write(peopleEndpoints.restorePerson, (id) => ({
      params: { id: id('formerPersonId') },
      body: { role_ids: [id('roleId')], job_ids: [id('jobId')] },
    })),
    write(assignmentEndpoints.orderAssignments, (id) => ({ body: { ids: [id('assignmentId')] } })),
    write(assignmentEndpoints.setAssignmentUsers, (id) => ({
      body: {
        add: [
          { job_id: id('jobId'), user_id: id('colleagueId'), from_date: '2030-01-01', to_date: '2030-12-31' },
        ],
      },
    })),
    write(assignmentEndpoints.setAssignmentUsers, (id, known) => ({
      body: {
        update: [{ id: id('periodId'), updated_at: known.periodSavedAt, from_date: null, to_date: null }],
      },
    })),
    write(assignmentEndpoints.setAssignmentUsers, (id, known) => ({
      body: { remove: [{ id: id('futurePeriodId'), updated_at: known.futureSavedAt }] },
    })),
    write(assignmentEndpoints.replaceUser, (id, known) => ({
      body: {
        by_user_id: id('colleagueId'),
        periods: [{ id: id('periodId'), updated_at: known.periodSavedAt }],
      },
    })),
    write(jobAssignmentEndpoints.setJobSiteAccess, (id) => ({
      body: { jobIds: [id('jobId')], buildingIds: [id('buildingId')] },
    })),
    write(manyAssignmentEndpoints.changeAccessOfMany, (id) => ({
      body: { ids: [id('userId')], job_ids: [id('jobId')] },
    })),
    write(manyAssignmentEndpoints.changeDutiesOfMany, (id) => ({
      body: {
        ids: [id('userId')],
        job_ids: [id('jobId')],
        assignment_id: id('assignmentId'),
        from_date: '2030-01-01',
        to_date: null,
      },
    })),
    write(manyAssignmentEndpoints.undoDutiesOfMany, (id) => ({
      body: {
        assignment_id: id('assignmentId'),
        before: {
          added: [{ id: id('periodId'), updated_at: '2026-01-01T00:00:00.000Z' }],
          ended: [{ id: id('futurePeriodId'), updated_at: '2026-01-01T00:00:00.000Z', to_date: null }],
          removed: [
            { job_id: id('jobId'), user_id: id('userId'), from_date: '2032-01-01', to_date: '2032-02-01' },
          ],
        },
      },
    })),
  ],
  statements: [
    (tenant) => everyManager(tenant),
    (tenant, known) => holdHolders(tenant, Number(known.jobId), 'area-manager'),
    (tenant, known) =>
      insertHolders(tenant, Number(known.assignmentId), [
        {
          userId: Number(known.colleagueId),
          jobId: Number(known.jobId),
          from: '2030-01-01',
          to: '2030-12-31',
        },
      ]),
    (tenant, known) =>
      holdsDutyAt(tenant, {
        buildingId: Number(known.buildingId),
        userId: Number(known.userId),
        date: '2030-01-15',
      }),
  ],
  grow: [
    `insert into job_site_assignments (organization_id, name, role_key)
     select :organizationId, 'Grown ' || n, 'supervisor' from :more`,
    `insert into job_site_assignment_users (organization_id, assignment_id, job_id, user_id)
     select :organizationId, id, :jobId, :userId from job_site_assignments
     where organization_id = :organizationId and name like 'Grown %'`,
    `insert into job_site_assignment_users (organization_id, assignment_id, job_id, user_id)
     select :organizationId, (select min(id) from job_site_assignments
       where organization_id = :organizationId and name like 'Grown %'), id, :userId
     from jobs where organization_id = :organizationId and job_number like 'G-%'`,
    `insert into job_site_assignments (organization_id, name, role_key)
     values (:organizationId, 'Grown duty', 'area-manager')`,
    `insert into job_site_assignment_users (organization_id, assignment_id, job_id, user_id)
     select :organizationId, a.id, :jobId, m.user_id from job_site_assignments a
     join memberships m on m.organization_id = a.organization_id
     where a.organization_id = :organizationId and a.name = 'Grown duty'`,
    `insert into job_site_access (organization_id, user_id, job_id)
     select :organizationId, :userId, id from jobs
     where organization_id = :organizationId and job_number like 'G-%' on conflict do nothing`,
  ],
  lists: {
    listJobAssignments: '',
    listJobSupervisors: '',
    listJobManagers: '',
    listAssignments: '',
    listAssignmentUsers: '?per_page=0',
    listUserAssignments: '',
    listJobSiteAccess: '',
    listBuildingAssignments: '',
    planReplacement: '?from_date=2026-03-10',
  },
};

import { type Sample, write } from '#platform/server/testing/sample';
import {
  calendarEndpoints,
  costEndpoints,
  projectNoteEndpoints,
  recurringEndpoints,
  specialProjectEndpoints,
} from '../contract/index.ts';
import { taskWithoutRule } from './recurring/occurrence-repository.ts';
import { doneTasks, hasBegunOn } from './transitions/project-tasks-repository.ts';

const project = `organization_id, year, serial, client_id, job_id, title, description, project_type,
  scheduled_date`;

export const sample: Sample = {
  create: async ({ call, known }) => {
    const { id } = await call(specialProjectEndpoints.createSpecialProject, {
      body: {
        client_id: Number(known.clientId),
        job_id: Number(known.jobId),
        building_id: Number(known.buildingId),
        description: 'Wash the entrance',
        projectType: 'power washing',
        price: 450,
      },
    });
    const userId = Number(known.userId);
    await call(specialProjectEndpoints.addScheduler, { params: { id, userId } });
    await call(specialProjectEndpoints.addManager, { params: { id, userId } });
    const { schedules } = await call(recurringEndpoints.addRecurringInterval, {
      params: { id },
      body: {
        rule: { freq: 'month', every: 3, month_mode: 'day_of_month', day: 'last', start_on: '2035-01-15' },
      },
    });
    const costed = await call(specialProjectEndpoints.createSpecialProject, {
      body: { client_id: Number(known.clientId), description: 'Wax the hall', projectType: 'other' },
    });
    await call(specialProjectEndpoints.transitionSpecialProject, {
      params: { id: costed.id, name: 'approve' },
      body: { note: 'By phone' },
    });
    const { entries } = await call(costEndpoints.noteProjectCost, {
      params: { id: costed.id },
      body: { kind: 'hours', quantity: 4, unit: 'hour', worked_on: '2026-01-15', unit_cost: 31.5 },
    });
    const { notes } = await call(projectNoteEndpoints.addProjectNote, {
      params: { id },
      body: { body: 'The dock is free from six' },
    });
    return {
      specialProjectId: id,
      scheduleId: schedules[0]?.id ?? 0,
      costedProjectId: costed.id,
      projectCostId: entries[0]?.id ?? 0,
      projectNoteId: notes[0]?.id ?? 0,
    };
  },
  records: {
    '/core/special-projects/{id}': 'specialProjectId',
    '/core/special-projects/get-tasks/{id}': 'specialProjectId',
    '/core/special-project/{id}': 'specialProjectId',
    '/core/special-project/{id}/transition/{name}': 'specialProjectId',
    '/core/special-project/delete/{id}': 'specialProjectId',
    '/special-project/{id}/scheduled-date': 'specialProjectId',
    '/special-project/{id}/update-client': 'specialProjectId',
    '/special-project/{id}/recurring-interval': 'specialProjectId',
    '/special-project/{id}/recurring-interval/{scheduleId}': 'specialProjectId',
    '/special-project/{id}/service-address': 'specialProjectId',
    '/special-project/{id}/billing-address': 'specialProjectId',
    '/special-project/{id}/scheduler/{userId}': 'specialProjectId',
    '/special-project/{id}/manager/{userId}': 'specialProjectId',
    '/special-project/{id}/costs': 'costedProjectId',
    '/special-project/{id}/files': 'specialProjectId',
    '/special-project/{id}/notes': 'specialProjectId',
    '/special-project/note/{id}': 'projectNoteId',
    '/special-project/cost/{id}': 'projectCostId',
  },
  inserts: {
    occurrenceTaskId: `with task as (
        insert into tasks (organization_id, number, title, description, job_id, building_id, source, related_type_id, type,
          status, scheduled_on)
        select :organizationId, 600000 + :specialProjectId, 'Entrance', 'Wash', :jobId, :buildingId, 'special_project',
          :specialProjectId, 'service', 'scheduled', date '2035-01-31' returning id)
      insert into special_project_occurrences (organization_id, schedule_id, occurrence_date, task_id)
      select :organizationId, :scheduleId, date '2035-01-31', id from task returning task_id as id`,
  },
  writes: [
    write(calendarEndpoints.planOccurrence, (id) => ({
      params: { id: id('specialProjectId'), taskId: id('occurrenceTaskId') },
      body: { scheduled_date: '2035-02-02' },
    })),
    write(specialProjectEndpoints.createSpecialProject, (id) => ({
      body: {
        projectType: 'subcontract',
        client_id: id('clientId'),
        job_id: id('jobId'),
        building_id: id('buildingId'),
        building_tenant_ids: [id('buildingTenantId')],
        vendor_id: id('vendorId'),
      },
    })),
    write(specialProjectEndpoints.updateSpecialProject, (id) => ({
      body: {
        projectType: 'subcontract',
        job_id: id('jobId'),
        building_id: id('buildingId'),
        building_tenant_ids: [id('buildingTenantId')],
        vendor_id: id('vendorId'),
      },
    })),
    write(specialProjectEndpoints.updateProjectClient, (id) => ({ body: { client_id: id('clientId') } })),
    write(specialProjectEndpoints.transitionSpecialProject, (id) => ({
      params: { id: id('specialProjectId'), name: 'approve' },
      body: { note: 'By phone' },
    })),
    write(specialProjectEndpoints.completeProjectTasks, (id) => ({
      body: { tasks: [{ id: id('projectTaskId') }] },
    })),
    write(costEndpoints.noteProjectCost, (id) => ({
      params: { id: id('projectId') },
      body: { kind: 'hours', unit: 'hour', worked_on: '2026-01-15', task_id: id('projectTaskId') },
    })),
    write(projectNoteEndpoints.addProjectNote, (id) => ({
      body: { body: 'Ladder needed', mention_user_ids: [id('userId')] },
    })),
  ],
  statements: [
    (tenant, known) => taskWithoutRule(tenant, Number(known.specialProjectId), '2035-01-31'),
    (tenant, known) => hasBegunOn(tenant, Number(known.specialProjectId), '2035-01-31'),
    (tenant, known) => doneTasks(tenant, Number(known.specialProjectId)),
  ],
  grow: [
    `insert into special_projects (${project})
     select organization_id, 2020, n, client_id, job_id, 'Carpets ' || n, 'Clean the carpets', 'carpet cleaning',
       '2035-03-10'
     from special_projects, :more where organization_id = :organizationId and id = :specialProjectId`,
    `insert into tasks (organization_id, number, title, description, job_id, building_id, source, related_type_id, type,
       status)
     select organization_id, 700000 + n, 'Carpets ' || n, 'Clean the carpets', job_id, building_id, 'special_project', id,
       'service', 'open'
     from special_projects, :more where organization_id = :organizationId and id = :specialProjectId`,
    `insert into special_project_costs (organization_id, special_project_id, kind, description, quantity, unit, worked_on)
     select organization_id, id, 'material', 'Wax ' || n, 2, 'case', '2026-01-15'
     from special_projects, :more where organization_id = :organizationId and id = :costedProjectId`,
    `insert into files (organization_id, owner_entity, owner_id, name, mime, size, md5, sha256, storage_key)
     select :organizationId, 'special-project', :specialProjectId, n || '.pdf', 'application/pdf', 1, '', '',
       'grown-project/' || n from :more`,
    `insert into notes (organization_id, owner_entity, owner_id, body, internal)
     select :organizationId, 'special-project', :specialProjectId, 'Note ' || n, true from :more`,
  ],
  lists: {
    listSpecialProjects: '',
    listSpecialProjectTable: '',
    getSpecialProjectTasks: '',
    getProjectCosts: '',
    listProjectFiles: '',
    listProjectNotes: '',
    getProjectCalendar: '?from=2035-03-01&to=2035-03-31',
  },
  short: {
    getProjectsToPlan: 'at most 25 of each',
    getProjectBoard: 'at most 25 of each status',
    getMyProjects: 'at most ten',
  },
};

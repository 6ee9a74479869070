import { type Sample, write } from '#platform/server/testing/sample';
import { sharedTaskEndpoints, taskEndpoints } from '../contract/index.ts';
import { assignedTaskIds } from './leaving/person-holding.ts';
import { loadLastOccurrence } from './series/occurrence-repository.ts';
import { lockSeriesOfJob } from './series/series-repository.ts';
import { showsPicture } from './sharing/shared-task-record.ts';

export const sample: Sample = {
  create: async ({ call, known }) => {
    const fields = {
      job_id: Number(known.jobId),
      building_id: Number(known.buildingId),
      description: 'Polish the floor of the lobby',
      type: 'request' as const,
    };
    const { id: taskId } = await call(taskEndpoints.createTask, { body: fields });
    const rule = { freq: 'day', every: 7, start_on: '2035-01-15' } as const;
    const { series } = await call(taskEndpoints.createTask, { body: { ...fields, recurrence: { rule } } });
    const { notes } = await call(taskEndpoints.addTaskNote, {
      params: { id: taskId },
      body: { body: 'The floor is still wet' },
    });
    const link = await call(sharedTaskEndpoints.getTaskShareLink, { params: { id: taskId } });
    return { taskId, recurringId: series?.id ?? 0, taskNoteId: notes[0]?.id ?? 0, shareLinkId: link.id };
  },
  records: {
    '/core/tasks/{id}': 'taskId',
    '/core/tasks/note/{id}': 'taskNoteId',
    '/share-link/{id}': 'shareLinkId',
    '/core/task/{id}': 'taskId',
    '/core/task/series/{id}': 'recurringId',
    '/{orgSlug}/task/{id}': 'taskId',
    '/{orgSlug}/task/series/{id}': 'recurringId',
  },
  writes: [
    write(taskEndpoints.createTask, (id) => ({
      body: {
        job_id: id('jobId'),
        building_id: id('buildingId'),
        area_type_id: id('commonAreaTypeId'),
        building_common_area_id: id('commonAreaId'),
        building_floor_id: id('floorId'),
        assignee_user_ids: [id('userId')],
      },
    })),
    write(taskEndpoints.createTask, (id) => ({
      body: {
        job_id: id('jobId'),
        building_id: id('buildingId'),
        type: 'deficiency',
        source: 'inspection',
        related_type_id: id('completedInspectionId'),
      },
    })),
    write(taskEndpoints.updateTask, (id) => ({
      body: {
        area_type_id: id('commonAreaTypeId'),
        building_common_area_id: id('commonAreaId'),
        building_floor_id: id('floorId'),
        assignee_user_ids: [id('userId')],
      },
    })),
    write(taskEndpoints.updateSeries, (id) => ({
      body: {
        scope: 'all',
        area_type_id: id('commonAreaTypeId'),
        building_common_area_id: id('commonAreaId'),
        building_floor_id: id('floorId'),
        assignee_user_ids: [id('userId')],
      },
    })),
    write(taskEndpoints.createSeriesAtSites, (id) => ({
      body: {
        description: 'Polish the floor',
        type: 'request',
        sites: [{ job_id: id('jobId'), building_id: id('buildingId') }],
        recurrence: { rule: { freq: 'day', every: 7, start_on: '2035-01-15' } },
        area_type_id: id('commonAreaTypeId'),
        assignee_user_ids: [id('userId')],
      },
    })),
    write(taskEndpoints.changeTasks, (id) => ({
      body: { ids: [id('taskId')], change: { action: 'assign', assignee_user_ids: [id('userId')] } },
    })),
    write(taskEndpoints.transitionTask, (id) => ({ body: { id: id('taskId') } })),
    write(taskEndpoints.addResolutionImages, (id) => ({ body: { id: id('taskId') } })),
    write(taskEndpoints.signTask, (id) => ({ body: { id: id('taskId') } })),
    write(taskEndpoints.addTaskNote, (id) => ({
      body: { body: 'Done by noon', mention_user_ids: [id('userId')] },
    })),
  ],
  statements: [
    (tenant, known) => assignedTaskIds(tenant, Number(known.userId)),
    (tenant, known) => loadLastOccurrence(tenant, Number(known.recurringId)),
    (tenant, known) => lockSeriesOfJob(tenant, Number(known.jobId)),
    (tenant, known) => showsPicture(tenant, Number(known.taskId), Number(known.fileId)),
  ],
  shared: {
    task: {
      id: 'taskId',
      page: '/$orgSlug/task/$taskId',
      token: async ({ call }, id) =>
        (await call(sharedTaskEndpoints.getTaskShareLink, { params: { id } })).token,
    },
    'task-series': {
      id: 'recurringId',
      page: '/$orgSlug/task/series/$recurringId',
      token: async ({ call }, id) =>
        (await call(sharedTaskEndpoints.getSeriesShareLink, { params: { id } })).token,
    },
  },
  grow: [
    `insert into files (organization_id, name, mime, size, md5, sha256, storage_key, owner_entity, owner_id, uploaded_by)
     select :organizationId, n || '.jpg', 'image/jpeg', 1, 'm', 's', :organizationId || '/grown/' || n, 'task', :taskId,
       :userId from :more`,
    `insert into tasks (organization_id, number, title, description, type, status, job_id, building_id, created_by)
     select :organizationId, 1000 + n, 'Task ' || n, 'Wipe', 'request', 'open', :jobId, :buildingId, :userId from :more`,
    `insert into tasks (organization_id, number, title, description, type, status, job_id, building_id, created_by)
     select :organizationId, 9000 + row_number() over (order by j.id), 'Task', 'Wipe', 'request', 'open', j.id, jb.building_id,
       :userId
     from jobs j join job_buildings jb on jb.organization_id = j.organization_id and jb.job_id = j.id
     where j.organization_id = :organizationId and j.job_number like 'G-%'`,
    `insert into task_assignees (organization_id, task_id, user_id)
     select :organizationId, t.id, m.user_id from tasks t join memberships m on m.organization_id = t.organization_id
     where t.organization_id = :organizationId on conflict do nothing`,
    `insert into task_series (organization_id, title, description, type, job_id, building_id, assignee_user_ids, rule)
     select :organizationId, 'Series ' || n, 'Wipe', 'service', :jobId, :buildingId, array[:userId],
       jsonb_build_object('freq', 'day', 'every', 1, 'start_on', '2026-01-01', 'shift_rule', 'none',
         'end', jsonb_build_object('kind', 'never'), 'skip_dates', jsonb_build_array()) from :more`,
    `insert into audit_log (organization_id, entity, entity_id, action, actor_user_id)
     select :organizationId, 'task', :taskId, 'task.updated', :userId from :more`,
  ],
  lists: { listTasks: '', listSiteWork: '', listSeries: '', getTask: '' },
};

import { type Sample, write } from '#platform/server/testing/sample';
import {
  jobBulkEndpoints,
  jobEndpoints,
  jobNoteEndpoints,
  jobRecordEndpoints,
  jobServiceEndpoints,
} from '../contract/index.ts';
import { releaseEditedJobs } from './job/release-edited-jobs-repository.ts';

const newBuilding = {
  name: 'Annex',
  address: '2 Side St',
  city: 'Denver',
  state: 'CO' as const,
  zip: '80202',
};

export const sample: Sample = {
  create: async ({ call, known }) => {
    const { rows } = await call(jobEndpoints.listJobs, { query: { per_page: 0, include: 'buildings' } });
    const there = rows.find(({ buildings = [] }) => buildings.some(({ id }) => id === known.buildingId));
    const jobId = there?.id ?? 0;
    const service = await call(jobServiceEndpoints.createService, {
      params: { id: jobId },
      body: { type: 'other', name: 'Windows' },
    });
    const [note] = await call(jobNoteEndpoints.addJobNote, {
      params: { id: jobId },
      body: { body: 'The client wants the lobby done by seven' },
    });
    return { jobId, serviceId: service.id, jobNoteId: note?.id ?? 0 };
  },
  records: { '/job/{id}': 'jobId', '/job/note/{id}': 'jobNoteId' },
  writes: [
    write(jobRecordEndpoints.createJob, (id) => ({
      body: { client_id: id('clientId'), building_ids: [id('buildingId')] },
    })),
    write(jobRecordEndpoints.createJob, (id) => ({
      body: { client_id: id('clientId'), new_building: { ...newBuilding, area_id: id('areaId') } },
    })),
    write(jobRecordEndpoints.updateJob, (id) => ({
      body: { client_id: id('clientId'), building_ids: [id('buildingId')] },
    })),
    write(jobRecordEndpoints.updateJob, (id) => ({
      body: { new_building: { ...newBuilding, area_id: id('areaId') } },
    })),
    write(jobBulkEndpoints.changeJobs, (id) => ({
      body: { ids: [id('jobId')], change: { report_required: true } },
    })),
    write(jobBulkEndpoints.undoJobChanges, (id) => ({
      body: {
        changed: [
          { id: id('jobId'), before: { report_required: false }, updated_at: '2026-01-01T00:00:00.000Z' },
        ],
      },
    })),
    write(jobBulkEndpoints.changeServiceDays, (id) => ({
      body: { ids: [id('jobId')], type: 'cleaning', days_of_week: [1] },
    })),
    write(jobBulkEndpoints.undoServiceDays, (id) => ({
      body: {
        changed: [
          { id: id('serviceId'), before: { days_of_week: [1] }, updated_at: '2026-01-01T00:00:00.000Z' },
        ],
      },
    })),
    write(jobBulkEndpoints.transitionJobs, (id) => ({
      body: { ids: [id('jobId')], step: { transition: 'activate' } },
    })),
    write(jobBulkEndpoints.undoTransitions, (id) => ({
      body: {
        changed: [
          {
            id: id('jobId'),
            updated_at: '2026-01-01T00:00:00.000Z',
            before: { status: 'draft', end_date: null },
          },
        ],
      },
    })),
    write(jobNoteEndpoints.addJobNote, () => ({ body: { body: 'Keys are in the lockbox' } })),
    write(jobRecordEndpoints.addJobBuilding, (id) => ({ body: { building_id: id('buildingId') } })),
  ],
  statements: [(tenant, known) => releaseEditedJobs(tenant, Number(known.importId))],
  grow: [
    `insert into jobs (organization_id, job_number, job_name, client_id, status)
     select :organizationId, 'G-' || n, 'Job ' || n, :clientId, 'active' from :more`,
    `insert into job_buildings (organization_id, job_id, building_id)
     select :organizationId, j.id, b.id
     from (select id, row_number() over (order by id) as n from jobs where job_number like 'G-%') j
     join (select id, row_number() over (order by id) as n from buildings where name like 'Building %') b using (n)`,
    `insert into job_buildings (organization_id, job_id, building_id)
     select :organizationId, :jobId, id from buildings
     where organization_id = :organizationId and name like 'Building %'`,
    `insert into visible_jobs (organization_id, user_id, job_id, client_id, source)
     select :organizationId, user_id, :jobId, :clientId, 'assignment' from memberships
     where organization_id = :organizationId on conflict do nothing`,
    `insert into job_services (organization_id, job_id, type, name)
     select :organizationId, :jobId, 'cleaning', 'Service ' || n from :more`,
    `insert into notes (organization_id, owner_entity, owner_id, body, internal)
     select :organizationId, 'job', :jobId, 'Note ' || n, true from :more`,
  ],
  lists: {
    listJobs: '?per_page=0&include=buildings',
    getJob: '',
    listJobServices: '',
    listJobClients: '',
    listBuildingContacts: '',
    listJobNotes: '',
    listJobPhotos: '',
  },
  short: {
    listBuildingClients: 'a building has few clients',
    countSites: 'one for each filter, and the grown sites share their choices',
  },
};

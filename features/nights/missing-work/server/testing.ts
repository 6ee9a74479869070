import { type Sample, write } from '#platform/server/testing/sample';
import { missingEndpoints } from '../contract/index.ts';

const ever = { dateFrom: '2000-01-01' };

export const sample: Sample = {
  seed: [
    `insert into service_days (organization_id, work, day, job_id, building_id)
     values (:organizationId, 'nightly_report', current_date - 40, :jobId, :buildingId) on conflict do nothing`,
  ],
  create: async ({ call, known }) => {
    const query = { ...ever, ...(known.jobId && { job: Number(known.jobId) }) };
    const { rows } = await call(missingEndpoints.listMissingWork, { query });
    return { owedDayId: rows[0]?.id ?? 0 };
  },
  records: { '/daily-reports/missing/{id}': 'owedDayId' },
  writes: [write(missingEndpoints.remindMissingWork, (id) => ({ body: { ids: [id('owedDayId')] } }))],
  grow: [
    `insert into service_days (organization_id, work, day, job_id, building_id)
     select :organizationId, 'nightly_report', current_date - 50 - n, :jobId, :buildingId from :more
     on conflict do nothing`,
    `with made as (
       insert into buildings (organization_id, name, address, city, state, zip, time_zone)
       select :organizationId, 'Night ' || n, 'Street ' || n, 'Denver', 'CO', '80202', 'America/Denver' from :more
       returning id),
     placed as (
       insert into job_buildings (organization_id, job_id, building_id)
       select :organizationId, :jobId, id from made)
     insert into service_days (organization_id, work, day, job_id, building_id)
     select :organizationId, 'nightly_report', current_date - d, :jobId, made.id from made, generate_series(0, 1) d`,
  ],
  lists: { listMissingWork: '?dateFrom=2000-01-01', getTonight: '' },
  short: { getMissingSummary: 'three numbers' },
};

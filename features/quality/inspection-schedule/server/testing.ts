import { type Sample, write } from '#platform/server/testing/sample';
import { planEndpoints } from '../contract/index.ts';
import { stillWaiting } from './notices/waiting-repository.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const month = { from: inDays(-5), to: inDays(35) };

const plan: NonNullable<Sample['create']> = async ({ call, known }) => {
  const { plans } = await call(planEndpoints.getInspectionSchedule, { query: month });
  const there = plans.find(({ job, inspection }) => job.id === Number(known.jobId) && !inspection);
  const planned =
    there ??
    (await call(planEndpoints.planInspection, {
      body: {
        job_id: Number(known.jobId),
        building_id: Number(known.buildingId),
        user_id: null,
        planned_on: inDays(7),
      },
    }));
  return { plannedInspectionId: planned.id };
};

export const sample: Sample = {
  create: plan,
  // The inspection that somebody begins there is the one that was planned.
  createOwn: plan,
  records: {
    '/quality/inspections/due/{id}': 'jobId',
    '/quality/inspections/schedule/{id}': 'plannedInspectionId',
  },
  writes: [
    write(planEndpoints.planInspection, (id) => ({
      body: {
        job_id: id('jobId'),
        building_id: id('buildingId'),
        user_id: id('userId'),
        planned_on: inDays(9),
      },
    })),
    write(planEndpoints.movePlannedInspection, (id) => ({
      body: { user_id: id('userId'), planned_on: inDays(9) },
    })),
  ],
  statements: [
    (tenant, known) =>
      stillWaiting(tenant, [{ job_id: Number(known.jobId), due_on: inDays(9), told_on: inDays(8) }]),
  ],
  grow: [
    `with buildings_made as (
       insert into buildings (organization_id, name, address, city, state, zip, time_zone)
       select :organizationId, 'Due ' || n, 'Street ' || n, 'Denver', 'CO', '80202', 'America/Denver' from :more
       returning id)
     insert into job_buildings (organization_id, job_id, building_id)
     select :organizationId, :jobId, id from buildings_made`,
    `insert into planned_inspections (organization_id, job_id, building_id, planned_on)
     select :organizationId, :jobId, jb.building_id, current_date from job_buildings jb
     where jb.organization_id = :organizationId and jb.job_id = :jobId and not exists (
       select from planned_inspections p where p.organization_id = jb.organization_id and p.job_id = jb.job_id
         and p.building_id = jb.building_id and p.inspection_id is null)`,
    `update jobs set service_start_date = current_date - 10
     where organization_id = :organizationId and service_start_date is null`,
  ],
  lists: {
    listDueInspections: '',
    getInspectionSchedule: `?from=${month.from}&to=${month.to}`,
  },
  short: { getDueSummary: 'the first five' },
};

import { type Known, type Sample, write } from '#platform/server/testing/sample';
import {
  incidentEndpoints,
  missingEndpoints,
  proofEndpoints,
  reportEndpoints,
  sharedReportEndpoints,
  shownEndpoints,
} from '../contract/index.ts';
import { loadDigest } from './digests/digest-repository.ts';
import { stillUnlocked, unlockedDoor } from './notices/notice-repository.ts';
import { showsPicture as showsPictureOfDoor } from './proof/door-proof-repository.ts';
import { showsPicture } from './sharing/shared-report-repository.ts';
import { markDoorsNotified, takeBackDoors } from './unlocked/alert-unlocked-doors.ts';

const notifiedDoor = (known: Known) => ({
  report_id: Number(known.reportId),
  place_id: Number(known.currentTenantId),
  told_at: new Date().toISOString(),
});

/** Nights whose report is due and did not come. */
const dueNight = `insert into service_days (organization_id, work, day, job_id, building_id)`;

export const sample: Sample = {
  seed: [
    `${dueNight}
     values (:organizationId, 'nightly_report', current_date - 40, :jobId, :buildingId) on conflict do nothing`,
  ],
  create: async ({ call, known }) => {
    const site = { job_id: Number(known.jobId), building_id: Number(known.buildingId) };
    const night = async (type: 'special' | 'holiday') => {
      const report = await call(reportEndpoints.saveDailyReport, {
        body: { ...site, nightly_report: { type, general_comments: { description: 'All quiet' } } },
      });
      return report.id;
    };
    const finalReportId = await night('special');
    await call(reportEndpoints.finalizeDailyReport, { body: { id: finalReportId } });
    const reportId = await night('holiday');
    const report = await call(incidentEndpoints.saveIncident, {
      params: { id: reportId },
      body: { client_uuid: crypto.randomUUID(), kind: 'leak', description: 'Water below the sink' },
    });
    const { rows } = await call(missingEndpoints.listMissingWork, {
      query: { dateFrom: '2000-01-01', job: site.job_id },
    });
    return { finalReportId, reportId, incidentId: report.incidents[0]?.id ?? 0, owedDayId: rows[0]?.id ?? 0 };
  },
  records: {
    '/daily-reports/{id}': 'reportId',
    '/daily-reports/{id}/share-link': 'finalReportId',
    '/daily-reports/{id}/email': 'finalReportId',
    '/daily-reports/{id}/pdf': 'finalReportId',
    '/daily-reports/finalize/delete/{id}': 'finalReportId',
    '/daily-reports/missing/{id}': 'owedDayId',
  },
  writes: [
    write(missingEndpoints.remindMissingWork, (id) => ({ body: { ids: [id('owedDayId')] } })),
    write(reportEndpoints.startDailyReport, (id) => ({
      body: { job_id: id('jobId'), building_id: id('buildingId'), type: 'special' },
    })),
    write(reportEndpoints.saveDailyReport, (id) => ({
      body: {
        job_id: id('jobId'),
        building_id: id('buildingId'),
        nightly_report: {
          type: 'holiday',
          tenant_checks: [{ tenant_id: id('currentTenantId') }],
          common_area_checks: [{ common_area_id: id('commonAreaId') }],
        },
      },
    })),
    write(reportEndpoints.saveDoorChecks, (id) => ({
      body: {
        checks: [{ client_uuid: crypto.randomUUID(), kind: 'common_area', place_id: id('commonAreaId') }],
      },
    })),
    write(reportEndpoints.addReportFiles, (id) => ({
      body: { of: 'common_area', place_id: id('commonAreaId') },
    })),
    write(reportEndpoints.finalizeDailyReport, (id) => ({ body: { id: id('reportId') } })),
    write(reportEndpoints.reopenDailyReport, (id) => ({ body: { id: id('finalReportId') } })),
    write(shownEndpoints.showToClient, (id) => ({
      body: { marks: [{ of: 'incident', id: id('incidentId'), public: true }] },
    })),
  ],
  statements: [
    (tenant) => loadDigest(tenant, 1),
    (tenant, known) =>
      markDoorsNotified(
        tenant,
        { id: Number(known.reportId), report_date: '2030-01-15' },
        [Number(known.currentTenantId)],
        new Date(),
      ),
    (tenant, known) =>
      takeBackDoors(tenant, Number(known.reportId), [Number(known.currentTenantId)], new Date()),
    (tenant, known) => unlockedDoor(tenant, notifiedDoor(known)),
    (tenant, known) => stillUnlocked(tenant, [notifiedDoor(known)]),
    (tenant, known) => showsPicture(tenant, Number(known.finalReportId), Number(known.fileId)),
    (tenant, known) => showsPictureOfDoor(tenant, 1, Number(known.fileId)),
  ],
  shared: {
    'daily-report': {
      id: 'finalReportId',
      page: '/$orgSlug/nightly-report',
      token: async ({ call }, id) =>
        (await call(sharedReportEndpoints.getDailyReportShareLink, { params: { id } })).token,
    },
    'door-proof': {
      id: 'buildingTenantId',
      page: '/$orgSlug/door-proof',
      token: async ({ call, known }, tenant) =>
        (await call(proofEndpoints.getDoorProofShareLink, { query: { job: Number(known.jobId), tenant } }))
          .token,
    },
  },
  grow: [
    `insert into daily_reports (organization_id, number, status, type, job_id, building_id, report_date, supervisor_id,
       started_at)
     select organization_id, 9000 + n, 'new', type, job_id, building_id, current_date - 2 - n, :userId, now()
     from daily_reports, :more where organization_id = :organizationId and id = :reportId`,
    `insert into daily_report_checks (organization_id, report_id, kind, place_id, name)
     select :organizationId, :reportId, 'tenant', 900000 + n, 'Tenant ' || n from :more`,
    `insert into daily_report_incidents (organization_id, report_id, client_uuid, kind, description, entered_at)
     select :organizationId, :reportId, gen_random_uuid(), 'other', 'Something ' || n, now() from :more`,
    `${dueNight}
     select :organizationId, 'nightly_report', current_date - 50 - n, :jobId, :buildingId from :more
     on conflict do nothing`,
    `with made as (
       insert into buildings (organization_id, name, address, city, state, zip, time_zone)
       select :organizationId, 'Night ' || n, 'Street ' || n, 'Denver', 'CO', '80202', 'America/Denver' from :more
       returning id),
     placed as (
       insert into job_buildings (organization_id, job_id, building_id)
       select :organizationId, :jobId, id from made)
     ${dueNight}
     select :organizationId, 'nightly_report', current_date - d, :jobId, made.id from made, generate_series(0, 1) d`,
  ],
  lists: {
    listDailyReports: '',
    listDailyReportTable: '',
    getDailyReport: '',
    listMissingWork: '?dateFrom=2000-01-01',
    getTonight: '',
  },
  short: {
    listDailyReportTypes: 'a list of the product',
    listLastNight: 'one for each job',
    getMissingSummary: 'three numbers',
  },
};

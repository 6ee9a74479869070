import { type Known, type Sample, write } from '#platform/server/testing/sample';
import {
  incidentEndpoints,
  proofEndpoints,
  reportEndpoints,
  sharedReportEndpoints,
  shownEndpoints,
} from '../contract/index.ts';
import { stillUnlocked, unlockedDoor } from './notices/notice-repository.ts';
import { showsPicture as showsPictureOfDoor } from './proof/door-proof-repository.ts';
import { showsPicture } from './sharing/shared-report-repository.ts';
import { markDoorsNotified, takeBackDoors } from './unlocked/notified-doors-repository.ts';

const notifiedDoor = (known: Known) => ({
  ...{ report_id: Number(known.reportId), place_id: Number(known.currentTenantId) },
  told_at: new Date().toISOString(),
});

export const sample: Sample = {
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
    return { finalReportId, reportId, incidentId: report.incidents[0]?.id ?? 0 };
  },
  records: {
    '/daily-reports/{id}': 'reportId',
    '/daily-reports/{id}/share-link': 'finalReportId',
    '/daily-reports/{id}/email': 'finalReportId',
    '/daily-reports/{id}/pdf': 'finalReportId',
    '/daily-reports/finalize/delete/{id}': 'finalReportId',
  },
  writes: [
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
    write(reportEndpoints.saveChecks, (id) => ({
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
  ],
  lists: { listDailyReports: '', listDailyReportTable: '', getDailyReport: '' },
  short: { listDailyReportTypes: 'a list of the product', listLastNight: 'one for each job' },
};

import type { ShareLink } from '#features/sites/sharing/contract';
import { type SharedRecord, shareRecord } from '#features/sites/sharing/server';
import { forbidden, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { isForClients, maySend, type sharedReportEndpoints } from '../../contract/index.ts';
import { recordReportChange } from '../report/record-report-change.ts';
import { requireReport } from '../report/require-report.ts';
import { loadSharedPlace, showsPicture } from './shared-report-repository.ts';

const kind = 'daily-report';

export const getDailyReportShareLink = async (
  call: SignedInCall<(typeof sharedReportEndpoints)['getDailyReportShareLink']>,
): Promise<ShareLink> => {
  const report = await requireReport(call, call.params.id);
  if (!maySend(call.person)) throw forbidden();
  if (!isForClients(report)) throw refused('daily_report_not_shared');
  const { link, created } = await shareRecord(call, { kind, recordId: report.id });
  if (created)
    await recordReportChange(call, { action: 'daily-report.shared', report, data: { link_id: link.id } });
  return link;
};

export const sharedReportRecord: SharedRecord = {
  // The token says which report: the address names none.
  path: () => '/nightly-report',
  checkMayShare: async (tenant, person, id) => {
    const report = await requireReport({ tenant, person }, id);
    if (!maySend(person)) throw forbidden();
    return { jobId: report.job_id, buildingId: report.building_id };
  },
  showsPicture: (tenant, id, file) => showsPicture(tenant, id, file.id),
  placeOf: loadSharedPlace,
};

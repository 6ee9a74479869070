import { countView, picturesOf, unavailable } from '#features/sites/sharing/server';
import type { TokenCall } from '#platform/server/http/call';
import type { SharedReport, sharedReportEndpoints } from '../../contract/index.ts';
import { findReportDetail } from '../report/report-detail-repository.ts';
import { forStrangers } from './for-clients.ts';
import { presentSharedReport } from './present-shared-report.ts';
import { findSharedPlace } from './shared-report-repository.ts';

/** One that was deleted or opened again after it was shared is not available, until it is final once more. */
export const getSharedDailyReport = async (
  call: TokenCall<(typeof sharedReportEndpoints)['getSharedDailyReport']>,
): Promise<SharedReport> => {
  const { tenant, grant } = call;
  const place = await findSharedPlace(tenant, grant.recordId);
  const row = place && (await findReportDetail(tenant, null, grant.recordId));
  if (!place || !row) throw await unavailable(tenant);
  const pictureUrl = await picturesOf(call);
  await countView(call);
  return presentSharedReport(await forStrangers(tenant, row), { place, pictureUrl });
};

import type { SignedInCall } from '#platform/server/http/call';
import type { reportListEndpoints } from '../../contract/index.ts';
import { listReportRows } from './report-list-repository.ts';

export const listReports = ({
  tenant,
  person,
  query,
  now,
}: SignedInCall<(typeof reportListEndpoints)['listDailyReports']>) =>
  listReportRows(tenant, person, query, now);

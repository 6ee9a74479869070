import type { PageOf } from '#platform/contract/pagination';
import type { SignedInCall } from '#platform/server/http/call';
import type { ReportRow, reportListEndpoints } from '../../contract/index.ts';
import { rowsForClients } from '../sharing/rows-for-clients.ts';
import { loadReportRows } from './report-list-repository.ts';

export const listReports = async ({
  tenant,
  person,
  query,
  now,
}: SignedInCall<(typeof reportListEndpoints)['listDailyReports']>): Promise<PageOf<ReportRow>> => {
  const page = await loadReportRows(tenant, person, query, now);
  return person.license === 'viewer' ? { ...page, rows: await rowsForClients(tenant, page.rows) } : page;
};

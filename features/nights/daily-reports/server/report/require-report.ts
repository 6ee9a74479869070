import { notFound, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { ReportRef } from '../../contract/index.ts';
import { lockReport, type StoredReport } from './report-repository.ts';

type Call = { tenant: Tenant; person: Person };

export const requireReport = async ({ tenant, person }: Call, ref: ReportRef): Promise<StoredReport> => {
  const found = await lockReport(tenant, person, ref);
  if (!found) throw notFound();
  return found;
};

/** Refuses a final report, which can no longer be changed. */
export const requireEditableReport = async (call: Call, ref: ReportRef): Promise<StoredReport> => {
  const found = await requireReport(call, ref);
  if (found.status === 'finalized') throw refused('daily_report_finalized');
  return found;
};

import type { SignedInCall } from '#platform/server/http/call';
import type { DailyReport, reportEndpoints } from '../../contract/index.ts';
import { recountDoors } from '../door-checks/recount.ts';
import { beginReport } from './begin-report.ts';
import { presentReport } from './present-report.ts';

/** Returns the report of the night that somebody has already begun, or begins it. */
export const startReport = async (
  call: SignedInCall<(typeof reportEndpoints)['startDailyReport']>,
): Promise<DailyReport> => {
  const report = await beginReport(call, call.body);
  if (report.status !== 'finalized') await recountDoors(call.tenant, report.id);
  return presentReport(call, report.id);
};

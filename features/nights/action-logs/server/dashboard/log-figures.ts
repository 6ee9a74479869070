import { compared, rated, ratio } from '#platform/contract/figure';
import type { Tenant } from '#platform/server/db/tenant';
import type { LogFigures } from '../../contract/index.ts';
import { logChartsOf } from './charts-repository.ts';
import type { FigureQuery } from './figure-query.ts';
import { openRequestsOf } from './open-requests-repository.ts';
import { owedDaysOf, type Sums, sumsOf } from './sums-repository.ts';
import { responseTimes, restroomTimes, type Time } from './times-repository.ts';

const timed = (now: Time, before: Time, of: number) => compared(now.median, before.median, of, now.mean);

const kpisOf = (now: Sums, before: Sums): LogFigures['kpis'] => ({
  logs: compared(now.logs, before.logs, now.logs),
  entries: compared(now.entries, before.entries, now.with_entries),
  finalized_rate: rated([now.finalized, now.logs], [before.finalized, before.logs]),
  entries_per_shift: rated([now.entries, now.logs], [before.entries, before.logs]),
  photo_rate: rated([now.with_photo, now.entries], [before.with_photo, before.entries], now.with_entries),
});

/** Every figure and chart about action logs for what the person sees. */
export const logFigures = async (tenant: Tenant, query: FigureQuery): Promise<LogFigures> => {
  const [[now, before], owed, restroom, response, charts, open] = await Promise.all([
    sumsOf(tenant, query),
    query.porter === undefined ? owedDaysOf(tenant, query) : undefined,
    restroomTimes(tenant, query),
    responseTimes(tenant, query),
    logChartsOf(tenant, query),
    openRequestsOf(tenant, query),
  ]);
  return {
    kpis: {
      ...kpisOf(now, before),
      ...(owed && {
        coverage: compared(ratio(now.covered, owed.now), ratio(before.covered, owed.before), now.due_logs),
      }),
      restroom_minutes: timed(...restroom, now.with_restroom),
      response_minutes: timed(...response, now.with_request),
      open_requests: compared(open.count, null, open.logs),
    },
    charts,
    open_requests: open.rows,
  };
};

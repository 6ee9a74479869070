import { z } from 'zod';
import { jobJson } from '#features/sites/jobs/server';
import { rangeBefore } from '#platform/contract/date-range';
import { compared, rated, ratio } from '#platform/contract/figure';
import { dateAt } from '#platform/server/clock/dates';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { askedRange } from '#platform/server/http/asked-range';
import type { SignedInCall } from '#platform/server/http/call';
import { openRequest } from '../../contract/dashboard/log-figures.ts';
import {
  figureKeysForClients,
  type LogFigures,
  type logDashboardEndpoints,
  seesOnlyFinal,
} from '../../contract/index.ts';
import { openRequests } from '../list/entry-conditions-repository.ts';
import { logChartsOf } from './charts-repository.ts';
import { seenConditions } from './counted-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';
import { owedDaysOf, type Sums, sumsOf } from './sums-repository.ts';
import { responseTimes, restroomTimes, type Time } from './times-repository.ts';

const shown = 10;

const row = z.object({ count: z.int(), logs: z.int(), rows: z.array(openRequest) });

/** What somebody asked for and is not done, as of now: how many, in how many logs, and the latest. */
const openRequestsOf = async (tenant: Tenant, query: FigureQuery): Promise<z.infer<typeof row>> => {
  const values = collectValues([tenant.organizationId]);
  const [found] = await tenant.query({
    text: `with open as materialized (
        select o.id, o.log_id, t.job_id from (${openRequests}) o
        join action_logs t on t.organization_id = $1 and t.id = o.log_id
        where ${seenConditions(tenant, query, values).join(' and ')})
      select (select count(*)::int from open) as count, (select count(distinct log_id)::int from open) as logs,
        (select coalesce(json_agg(r order by r.since desc, r.id desc), '[]') from (
          select e.id, e.log_id, e.action_type, e.description, e.requested_by,
            ${isoText('coalesce(e.requested_at, e.started_at)')} as since,
            ${jobJson} as job
          from open o join action_log_entries e on e.organization_id = $1 and e.id = o.id
          join jobs j on j.organization_id = $1 and j.id = o.job_id
          order by coalesce(e.requested_at, e.started_at) desc, e.id desc limit ${shown}) r) as rows`,
    values: values.all,
    row,
  });
  if (!found) throw new Error('an aggregate answered no row');
  return found;
};

const timed = (now: Time, before: Time, of: number) => compared(now.median, before.median, of, now.mean);

const kpisOf = (now: Sums, before: Sums): LogFigures['kpis'] => ({
  logs: compared(now.logs, before.logs, now.logs),
  entries: compared(now.entries, before.entries, now.with_entries),
  finalized_rate: rated([now.finalized, now.logs], [before.finalized, before.logs]),
  entries_per_shift: rated([now.entries, now.logs], [before.entries, before.logs]),
  photo_rate: rated([now.with_photo, now.entries], [before.with_photo, before.entries], now.with_entries),
});

/** Every figure and chart about action logs for what the person sees. */
const logFigures = async (tenant: Tenant, query: FigureQuery): Promise<LogFigures> => {
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

/** What a client with a login may know: that logs came. Figures of entries would count those that nobody has shown. */
const figuresForClients = ({ kpis }: LogFigures): LogFigures => ({
  kpis: Object.fromEntries(figureKeysForClients.flatMap((key) => (kpis[key] ? [[key, kpis[key]]] : []))),
  charts: { hours: [], restroom_hours: [], types: [], rooms: [], porters: [] },
  open_requests: [],
});

type Call = SignedInCall<(typeof logDashboardEndpoints)['getLogDashboard']>;

export const getLogDashboard = async ({ query, tenant, person, now }: Call) => {
  const range = askedRange(query, dateAt(now, person.timeZone));
  const previous = rangeBefore(range);
  const figures = await logFigures(tenant, {
    client_id: query.client,
    area_id: query.area,
    building_id: query.building,
    job_id: query.job,
    porter: person.license === 'viewer' ? undefined : query.porter,
    range,
    previous,
    now,
    onlyFinal: seesOnlyFinal(person.flags),
  });
  const shown = person.license === 'viewer' ? figuresForClients(figures) : figures;
  return { range, previous, ...shown };
};

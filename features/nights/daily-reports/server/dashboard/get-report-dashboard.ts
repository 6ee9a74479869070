import type { z } from 'zod';
import { jobJson } from '#features/sites/jobs/server';
import { rangeBefore } from '#platform/contract/date-range';
import { compared, rated } from '#platform/contract/figure';
import type { DateRange } from '#platform/contract/range-fields';
import { weeksOf } from '#platform/contract/range-parts';
import { dateAt } from '#platform/server/clock/dates';
import { personJson } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { askedRange } from '#platform/server/http/asked-range';
import type { SignedInCall } from '#platform/server/http/call';
import { reportCharts, reportComment } from '../../contract/dashboard/report-figures.ts';
import {
  figureKeysForClients,
  type ReportFigures,
  type reportDashboardEndpoints,
  seesOnlyFinal,
} from '../../contract/index.ts';
import { joinBuilding } from '../report/row-columns-repository.ts';
import { countedIn } from './counted-conditions-repository.ts';
import { type DaySums, daySumsOf, type Sums, sumNames } from './day-sums-repository.ts';
import type { FigureQuery } from './figure-query.ts';
import { missingBySupervisor, missingReportsOf } from './missing-repository.ts';
import { unlockedByTenant } from './unlocked-repository.ts';

const [shown, characters] = [10, 300];

/** What was last said of whole nights. */
const latestComments = (tenant: Tenant, query: FigureQuery): Promise<z.infer<typeof reportComment>[]> => {
  const values = collectValues([tenant.organizationId]);
  return tenant.query({
    text: `select t.id, t.number, t.report_date::text as night, ${personJson('t', 'supervisor_id')} as supervisor,
        ${jobJson} as job,
        json_build_object('id', b.id, 'name', b.name) as building, left(t.general_comments, ${characters}) as text
      from daily_reports t join jobs j on j.organization_id = $1 and j.id = t.job_id ${joinBuilding}
      where ${countedIn(tenant, query, query.range, values)} and t.general_comments <> ''
      order by t.report_date desc, t.id desc limit ${shown}`,
    values: values.all,
    row: reportComment,
  });
};

/** Incidents of the range by kind, the most frequent first, and in how many reports. */
const incidentKindsOf = (
  tenant: Tenant,
  query: FigureQuery,
): Promise<z.infer<typeof reportCharts.shape.incidents>> => {
  const values = collectValues([tenant.organizationId]);
  return tenant.query({
    text: `select i.kind as key, count(*)::int as count, count(distinct t.id)::int as reports
      from daily_reports t join daily_report_incidents i
        on i.organization_id = $1 and i.report_id = t.id and i.deleted_at is null
      where ${countedIn(tenant, query, query.range, values)} and t.incident_count > 0
      group by 1 order by 2 desc, 1`,
    values: values.all,
    row: reportCharts.shape.incidents.element,
  });
};

const inside = (days: readonly DaySums[], { from, to }: DateRange): Sums => {
  const own = days.filter(({ day }) => day >= from && day <= to);
  return Object.fromEntries(
    sumNames.map((name) => [name, own.reduce((sum, row) => sum + (row[name] ?? 0), 0)]),
  ) as Sums;
};

/** Figures of what sites owed. A report of a night that nobody owed counts in none of them, so it makes up for no missing one. */
const owedKpis = (now: Sums, before: Sums): ReportFigures['kpis'] => {
  const missing = ({ expected, due_came }: Sums) => expected - due_came;
  return {
    expected: compared(now.expected, before.expected, now.expected),
    submission_rate: rated([now.due_came, now.expected], [before.due_came, before.expected], now.due_nights),
    on_time_rate: rated(
      [now.on_time_nights, now.expected],
      [before.on_time_nights, before.expected],
      now.on_time_nights,
    ),
    missing: compared(missing(now), missing(before), missing(now)),
  };
};

const kpisOf = (now: Sums, before: Sums): ReportFigures['kpis'] => ({
  submitted: compared(now.came, before.came, now.nights),
  doors_required: compared(now.doors, before.doors, now.with_doors),
  checked_rate: rated([now.checked, now.doors], [before.checked, before.doors], now.with_doors),
  unlocked_rate: rated([now.unlocked, now.checked], [before.unlocked, before.checked], now.with_unlocked),
  no_access: compared(now.no_access, before.no_access, now.with_no_access),
  incidents: compared(now.incidents, before.incidents, now.with_incidents),
  attendance_rate: rated([now.present, now.planned], [before.present, before.planned], now.with_headcount),
});

/** Nights whose report came and may still change: not missing, but not in the lists of people who see final reports alone. */
const notFinalKpi = (now: Sums, before: Sums): ReportFigures['kpis'] => {
  const notFinal = ({ came, nights }: Sums) => came - nights;
  return { not_final: compared(notFinal(now), notFinal(before), notFinal(now)) };
};

const missingOf = async (tenant: Tenant, query: FigureQuery) => {
  if (query.supervisor !== undefined) return { groups: [] };
  const [{ count, groups }, rows] = await Promise.all([
    missingBySupervisor(tenant, query),
    missingReportsOf(tenant, query),
  ]);
  return { groups, missing: { count, rows } };
};

/** Every figure and chart about nightly reports for what the person sees. */
const reportFigures = async (tenant: Tenant, query: FigureQuery): Promise<ReportFigures> => {
  const [days, { groups, missing }, incidents, unlocked, comments] = await Promise.all([
    daySumsOf(tenant, query),
    missingOf(tenant, query),
    incidentKindsOf(tenant, query),
    unlockedByTenant(tenant, query),
    latestComments(tenant, query),
  ]);
  const [now, before] = [inside(days, query.range), inside(days, query.previous)];
  return {
    kpis: {
      ...kpisOf(now, before),
      ...(query.onlyFinal ? notFinalKpi(now, before) : {}),
      ...(query.supervisor === undefined ? owedKpis(now, before) : {}),
    },
    charts: {
      weeks: weeksOf(query.range).map((week) => {
        const { expected, due_came: submitted, due_nights: shown } = inside(days, week);
        return { ...week, expected, submitted, shown };
      }),
      incidents,
      unlocked,
      missing: groups,
    },
    ...(missing && { missing }),
    comments: { count: now.with_comments, rows: comments },
  };
};

/** The figures that a client with a login may see: that reports came, and figures of doors. Nothing about people, and nothing
 * about incidents and comments, because these figures would count those that nobody has shown. */
const figuresForClients = ({ kpis, charts, missing, ...figures }: ReportFigures): ReportFigures => {
  return {
    ...figures,
    kpis: Object.fromEntries(figureKeysForClients.flatMap((key) => (kpis[key] ? [[key, kpis[key]]] : []))),
    charts: { ...charts, incidents: [], missing: [] },
    ...(missing && {
      missing: { ...missing, rows: missing.rows.map((row) => ({ ...row, supervisor: null })) },
    }),
    comments: { count: 0, rows: [] },
  };
};

type Call = SignedInCall<(typeof reportDashboardEndpoints)['getReportDashboard']>;

export const getReportDashboard = async ({ query, tenant, person, now }: Call) => {
  const range = askedRange(query, dateAt(now, person.timeZone));
  const previous = rangeBefore(range);
  const figures = await reportFigures(tenant, {
    client_id: query.client,
    area_id: query.area,
    building_id: query.building,
    job_id: query.job,
    supervisor: person.license === 'viewer' ? undefined : query.supervisor,
    range,
    previous,
    now,
    onlyFinal: seesOnlyFinal(person.flags),
  });
  const shown = person.license === 'viewer' ? figuresForClients(figures) : figures;
  return { range, previous, ...shown };
};

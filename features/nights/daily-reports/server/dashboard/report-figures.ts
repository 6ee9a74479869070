import { compared, rated } from '#platform/contract/figure';
import type { DateRange } from '#platform/contract/range-fields';
import { weeksOf } from '#platform/contract/range-parts';
import type { Tenant } from '#platform/server/db/tenant';
import type { ReportFigures } from '../../contract/index.ts';
import { latestComments } from './comments-repository.ts';
import { type DaySums, daySumsOf, type Sums, sumNames } from './day-sums-repository.ts';
import type { FigureQuery } from './figure-query.ts';
import { incidentKindsOf } from './incident-kinds-repository.ts';
import { missingBySupervisor, missingReportsOf } from './missing-repository.ts';
import { unlockedByTenant } from './unlocked-repository.ts';

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
export const reportFigures = async (tenant: Tenant, query: FigureQuery): Promise<ReportFigures> => {
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

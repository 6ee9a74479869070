import { findOrganization, settingsOf } from '#features/accounts/organizations/server';
import { asOfNow, compared, type Figure, rated, ratio } from '#platform/contract/figure';
import type { DateRange } from '#platform/contract/range-fields';
import { monthsOf, weeksOf } from '#platform/contract/range-parts';
import type { Tenant } from '#platform/server/db/tenant';
import { bandFilters, type InspectionFigures } from '../../contract/index.ts';
import { buildingScoresOf, monthScoresOf, weighedScores } from './building-scores-repository.ts';
import { complianceOf } from './compliance-repository.ts';
import { type DaySums, daySumsOf, hasSeveralMethods } from './day-sums-repository.ts';
import type { FigureQuery } from './figure-query.ts';
import { foundTasksOf } from './found-tasks-repository.ts';
import { inspectorScoresOf } from './inspector-scores-repository.ts';
import { trendingIssues } from './issues-repository.ts';
import { partColumns } from './parts-repository.ts';
import { sectionScoresOf } from './section-scores-repository.ts';

type Sums = Omit<DaySums, 'day'>;

const inside = (days: readonly DaySums[], { from, to }: DateRange): Sums => {
  const own = days.filter(({ day }) => day >= from && day <= to);
  return Object.fromEntries(
    partColumns.map((name) => [name, own.reduce((sum, row) => sum + row[name], 0)]),
  ) as Sums;
};

/** Sums are of ten-thousandths. */
const meanScore = ({ score_sum, scored }: Sums): number | null => ratio(score_sum / 10_000, scored);

const periodOf = (days: readonly DaySums[]) => (range: DateRange) => {
  const sums = inside(days, range);
  return { ...range, score: meanScore(sums), scored: sums.scored };
};

const scoreFigure = async (tenant: Tenant, query: FigureQuery, now: Sums, before: Sums): Promise<Figure> => {
  if (!query.by_area) return compared(meanScore(now), meanScore(before), now.scored);
  const { score, previous } = await weighedScores(tenant, query);
  return compared(score, previous, now.scored);
};

const taskFigures = async (tenant: Tenant, query: FigureQuery): Promise<InspectionFigures['kpis']> => {
  if (!query.seesTasks || query.inspected_by !== undefined) return {};
  const { open, done, in_time, done_before, in_time_before } = await foundTasksOf(tenant, query);
  return {
    open_deficiencies: asOfNow(open),
    in_time_rate: rated([in_time, done], [in_time_before, done_before]),
  };
};

const kpisOf = async (
  tenant: Tenant,
  query: FigureQuery,
  now: Sums,
  before: Sums,
): Promise<InspectionFigures['kpis']> => {
  const [average_score, sites, ofTasks] = await Promise.all([
    scoreFigure(tenant, query, now, before),
    complianceOf(tenant, query),
    taskFigures(tenant, query),
  ]);
  return {
    inspections: compared(now.inspections, before.inspections, now.inspections),
    average_score,
    pass_rate: rated([now.passed, now.passed + now.failed], [before.passed, before.passed + before.failed]),
    compliance: rated([sites.in_time, sites.due], [sites.in_time_before, sites.due_before]),
    overdue: asOfNow(sites.overdue),
    deficiencies: rated([now.deficiencies, now.inspections], [before.deficiencies, before.inspections]),
    ...ofTasks,
  };
};

const buildingCharts = async (tenant: Tenant, query: FigureQuery, months: readonly DateRange[]) => {
  const buildings = await buildingScoresOf(tenant, query);
  const ids = buildings.map(({ id }) => id);
  const cells = ids.length === 0 ? [] : await monthScoresOf(tenant, query, ids);
  const plain = (best: boolean) =>
    buildings.flatMap(({ is_best, ...building }) => (is_best === best ? [building] : []));
  const monthOf = (id: number, month: DateRange) => {
    const cell = cells.find((one) => one.building_id === id && month.from.startsWith(one.month));
    return { ...month, score: cell?.score ?? null, scored: cell?.scored ?? 0 };
  };
  return {
    worst: plain(false),
    best: plain(true).toReversed(),
    heat: buildings.map(({ id, name }) => ({ id, name, months: months.map((month) => monthOf(id, month)) })),
  };
};

/** Every figure and chart about inspections for what the person sees, from roll-ups where these know enough. */
export const inspectionFigures = async (tenant: Tenant, query: FigureQuery): Promise<InspectionFigures> => {
  const days = await daySumsOf(tenant, query);
  const [now, before] = [inside(days, query.range), inside(days, query.previous)];
  const months = monthsOf(query.range);
  const [organization, kpis, buildings, sections, inspectors, issues, mixed_methods] = await Promise.all([
    findOrganization(tenant),
    kpisOf(tenant, query, now, before),
    buildingCharts(tenant, query, months),
    sectionScoresOf(tenant, query),
    inspectorScoresOf(tenant, query),
    trendingIssues(tenant, query),
    hasSeveralMethods(tenant, query),
  ]);
  return {
    kpis,
    target: settingsOf(organization).inspection_target,
    mixed_methods,
    charts: {
      weeks: weeksOf(query.range).map(periodOf(days)),
      months: months.map(periodOf(days)),
      bands: bandFilters.map((key) => ({
        key,
        count: key === 'none' ? now.inspections - now.success - now.warning - now.error : now[key],
      })),
      ...buildings,
      sections,
      inspectors,
      issues,
    },
  };
};

import type { z } from 'zod';
import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { asOfNow, compared, type Figure, rated, ratio } from '#platform/contract/figure';
import type { DateRange } from '#platform/contract/range-fields';
import { monthsOf, weeksOf } from '#platform/contract/range-parts';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { inspectionCharts } from '../../contract/dashboard/inspection-figures.ts';
import { bandFilters, type InspectionFigures } from '../../contract/index.ts';
import { buildingScoresOf, monthScoresOf, weighedScores } from './building-scores-repository.ts';
import { complianceOf } from './compliance-repository.ts';
import { countedIn } from './counted-conditions-repository.ts';
import { type DaySums, daySumsOf, hasSeveralMethods } from './day-sums-repository.ts';
import type { FigureQuery } from './figure-query.ts';
import { foundTasksOf } from './found-tasks-repository.ts';
import { trendingIssues } from './issues-repository.ts';
import { meanOf, partColumns } from './parts-repository.ts';
import { sectionScoresOf } from './section-scores-repository.ts';

const shown = 10;

/** The people who inspected most, with mean and spread of their scores: scores that hardly differ show that somebody does not
 * look closely. */
const inspectorScoresOf = (
  tenant: Tenant,
  query: FigureQuery,
): Promise<z.infer<typeof inspectionCharts.shape.inspectors>> => {
  const values = collectValues([tenant.organizationId]);
  const counted = countedIn(tenant, query, query.range, values);
  return tenant.query({
    // The spread is computed from sums of whole numbers, so that each inspection is read once.
    text: `with people as (
        select id, count(*)::int as inspections, count(score)::int as scored, sum(score) as sum,
          sum(score::bigint * score) as squares
        from (select t.inspected_by as id, round(t.score * 10000)::int as score
          from inspections t where ${counted} and t.inspected_by is not null) given
        group by 1 order by 2 desc, 1 limit ${shown})
      select p.id, p.inspections, p.scored, ${meanOf('p.sum', 'p.scored')} as score,
        case when p.scored > 1 then sqrt(p.scored * p.squares - p.sum::numeric * p.sum)::float8 / p.scored / 10000 end
          as spread,
        coalesce(m.name, '') as name
      from people p left join memberships m on m.organization_id = $1 and m.user_id = p.id
      order by p.inspections desc, p.id`,
    values: values.all,
    row: inspectionCharts.shape.inspectors.element,
  });
};

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
    loadOrganization(tenant),
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

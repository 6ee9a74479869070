import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { saysHeadcount } from '../list/figure-conditions-repository.ts';
import { firstOfNight, isDue, isOnTime } from '../nights/night-sql-repository.ts';
import { joinBuilding, submitted } from '../report/row-columns-repository.ts';
import { cameIn, owedIn } from './counted-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

const all = (where: string) => `(count(*) filter (where ${where}))::int`;
const count = (where = 'true') => all(`t.seen and ${where}`);
const sum = (column: string, where = 'true') =>
  `coalesce(sum(t.${column}) filter (where t.seen and ${where}), 0)::int`;

/** What the reports of a day add up to: those that the reader sees and, as `came`, the nights of all that were submitted. */
const sums = {
  reports: count(),
  came: all('t.of_night'),
  due_came: all('t.due'),
  /** Nights, of which each counts once however many reports it has. */
  nights: count('t.of_night'),
  due_nights: count('t.due'),
  on_time_nights: count('t.due and t.on_time'),
  doors: sum('doors_required'),
  checked: sum('doors_checked'),
  unlocked: sum('doors_unlocked'),
  no_access: sum('doors_no_access'),
  incidents: sum('incident_count'),
  planned: sum('headcount_planned', saysHeadcount),
  present: sum('headcount_present', saysHeadcount),
  with_doors: count('t.doors_required > 0'),
  with_unlocked: count('t.doors_unlocked > 0'),
  with_no_access: count('t.doors_no_access > 0'),
  with_incidents: count('t.incident_count > 0'),
  with_headcount: count(saysHeadcount),
  with_comments: count('t.commented'),
} as const;

export type Sums = Record<keyof typeof sums | 'expected', number>;

export const sumNames = [...Object.keys(sums), 'expected'] as (keyof Sums)[];

const row = z.object({
  day: z.string(),
  ...(Object.fromEntries(Object.keys(sums).map((name) => [name, z.int()])) as Record<
    keyof typeof sums,
    z.ZodInt
  >),
});

const both = ({ range, previous }: FigureQuery) => ({ from: previous.from, to: range.to });

/** What reports add up to on each night of the range and of the time before. */
const reportDaysOf = (tenant: Tenant, query: FigureQuery): Promise<z.infer<typeof row>[]> => {
  const values = collectValues([tenant.organizationId, query.now.toISOString()]);
  return tenant.query({
    text: `with counted as (
        select t.report_date, t.doors_required, t.doors_checked, t.doors_unlocked, t.doors_no_access, t.incident_count,
          t.headcount_planned, t.headcount_present, t.general_comments <> '' as commented,
          row_number() over (partition by t.job_id, t.building_id, t.report_date order by ${firstOfNight}) = 1 as of_night,
          ${isDue('$2')} as due, ${isOnTime} as on_time, ${submitted('t', query.onlyFinal)} as seen
        from daily_reports t ${joinBuilding} where ${cameIn(tenant, query, both(query), values)})
      select t.report_date::text as day,
        ${Object.entries(sums)
          .map(([name, sql]) => `${sql} as ${name}`)
          .join(', ')}
      from counted t group by 1`,
    values: values.all,
    row,
  });
};

const owedRow = z.object({ day: z.string(), expected: z.int() });

/** How many reports sites owed of each of these nights, as far as the time for them is over. */
const owedDaysOf = (tenant: Tenant, query: FigureQuery): Promise<z.infer<typeof owedRow>[]> => {
  const values = collectValues([tenant.organizationId]);
  return tenant.query({
    text: `select t.day::text, count(*)::int as expected from service_days t ${joinBuilding}
      where ${owedIn(tenant, query, both(query), values)} group by 1`,
    values: values.all,
    row: owedRow,
  });
};

export type DaySums = Partial<Sums> & { day: string };

/** Sums of reports and of owed nights, joined into one row for each day. */
export const daySumsOf = async (tenant: Tenant, query: FigureQuery): Promise<DaySums[]> => {
  const [reports, owed] = await Promise.all([
    reportDaysOf(tenant, query),
    query.supervisor === undefined ? owedDaysOf(tenant, query) : [],
  ]);
  return [...reports, ...owed];
};

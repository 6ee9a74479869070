import { z } from 'zod';
import { jobJson } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, type Values } from '#platform/server/db/values';
import { missingReport, reportCharts } from '../../contract/dashboard/report-figures.ts';
import { isHandedIn, ofBegunReport, ofSupervisor } from '../nights/night-sql-repository.ts';
import { joinBuilding } from '../report/row-columns-repository.ts';
import { owedIn } from './counted-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

/** SQL: the nights `t` of the range without a report. */
const missingFrom = (tenant: Tenant, query: FigureQuery, values: Values): string =>
  `service_days t ${joinBuilding} where ${owedIn(tenant, query, query.range, values)}
    and not ${isHandedIn}`;

const shown = { rows: 25, supervisors: 10 };

/** SQL: the missing nights `t`, each with whoever supervised the site then. */
const named = `select t.*, s.user_id, s.name from missing t left join lateral ${ofSupervisor('l.user_id, m.name')} s on true`;

const supervisorJson = `case when t.user_id is not null then json_build_object('id', t.user_id, 'name', t.name) end`;

const total = z.object({ count: z.int() });

export const countMissing = async (tenant: Tenant, query: FigureQuery): Promise<number> => {
  const values = collectValues([tenant.organizationId]);
  const [counted] = await tenant.query({
    text: `select count(*)::int as count from ${missingFrom(tenant, query, values)}`,
    values: values.all,
    row: total,
  });
  return counted?.count ?? 0;
};

const group = reportCharts.shape.missing.element.extend({ total: z.int() });

/** How many nights are missing, and whose they were. */
export const missingBySupervisor = async (
  tenant: Tenant,
  query: FigureQuery,
): Promise<{ count: number; groups: z.infer<typeof reportCharts.shape.missing> }> => {
  const values = collectValues([tenant.organizationId]);
  const rows = await tenant.query({
    text: `with missing as (select t.day, t.job_id, t.building_id from ${missingFrom(tenant, query, values)}),
      named as (${named}),
      counted as (select user_id, min(name) as name, count(*)::int as count from named group by 1)
      select ${supervisorJson} as supervisor, t.count, (sum(t.count) over ())::int as total from counted t
      order by t.count desc, t.name, t.user_id limit ${shown.supervisors}`,
    values: values.all,
    row: group,
  });
  return { count: rows[0]?.total ?? 0, groups: rows.map(({ supervisor, count }) => ({ supervisor, count })) };
};

const found = missingReport.omit({ state: true });

/** The latest nights without a report, with the report that somebody has begun. */
export const missingReportsOf = async (
  tenant: Tenant,
  query: FigureQuery,
): Promise<z.infer<typeof missingReport>[]> => {
  const values = collectValues([tenant.organizationId]);
  const rows = await tenant.query({
    text: `with missing as (select t.day, t.job_id, t.building_id from ${missingFrom(tenant, query, values)}
        order by t.day desc, t.job_id, t.building_id limit ${shown.rows}),
      named as (${named})
      select t.day::text as night,
        ${jobJson} as job,
        json_build_object('id', b.id, 'name', b.name) as building, ${supervisorJson} as supervisor,
        ${query.onlyFinal ? 'null::int' : begun} as report_id
      from named t join jobs j on j.organization_id = $1 and j.id = t.job_id ${joinBuilding}
      order by t.day desc, t.job_id, t.building_id`,
    values: values.all,
    row: found,
  });
  return rows.map((row) => ({
    ...row,
    state: query.onlyFinal ? 'not_submitted' : row.report_id === null ? 'not_started' : 'started',
  }));
};

const begun = ofBegunReport('r.id');

import type { QueryOf } from '#platform/contract/endpoint';
import { either, equal, oneOf, type Values } from '#platform/server/db/values';
import type { reportListEndpoints } from '../../contract/index.ts';
import { coversNight, isDue, isOnTime } from '../nights/night-sql-repository.ts';
import { submitted } from '../report/row-columns-repository.ts';

export type ListQuery = QueryOf<(typeof reportListEndpoints)['listDailyReports']>;

export type ListFilters = Omit<ListQuery, 'page' | 'per_page' | 'total'>;

export type Reader = { now: Date; onlyFinal: boolean };

const incidentConditions = ({ incident_kind }: ListFilters, values: Values): string[] =>
  incident_kind
    ? [
        `exists (select from daily_report_incidents i where i.organization_id = $1 and i.report_id = t.id
          and i.deleted_at is null and ${oneOf(values, 'i.kind', incident_kind)})`,
      ]
    : [];

const tenantConditions = ({ unlocked_tenant }: ListFilters, values: Values): string[] =>
  unlocked_tenant
    ? [
        `exists (select from daily_report_checks c where c.organization_id = $1 and c.report_id = t.id
          and c.kind = 'tenant' and c.result = 'found_unlocked' and ${equal(values, 'c.place_id', unlocked_tenant)})`,
      ]
    : [];

/** Conditions on the report `t` by which the rows behind figures are found. */
export const figureConditions = (
  query: ListFilters,
  values: Values,
  { now, onlyFinal }: Reader,
): string[] => {
  const due = query.due === undefined ? '' : isDue(values.add(now.toISOString()));
  return [
    ...either(query.due, due, `not ${due}`),
    ...either(query.on_time, isOnTime, `not ${isOnTime}`),
    ...either(query.doors, 't.doors_required > 0', 't.doors_required = 0'),
    ...either(query.no_access, 't.doors_no_access > 0', 't.doors_no_access = 0'),
    ...either(query.comments, `t.general_comments <> ''`, `t.general_comments = ''`),
    ...either(query.headcount, saysHeadcount, `not ${saysHeadcount}`),
    ...incidentConditions(query, values),
    ...tenantConditions(query, values),
    ...(query.one_a_night
      ? [
          coversNight(
            [submitted('o', onlyFinal), ...equal(values, 'o.supervisor_id', query.supervisor)].join(' and '),
          ),
        ]
      : []),
  ];
};

/** SQL: the report `t` says how many people were planned, and how many came. */
export const saysHeadcount = '(t.headcount_planned > 0 and t.headcount_present is not null)';

/** Whether the filters need the time zone of the building. */
export const needsBuildingZone = ({ due, on_time }: ListFilters): boolean =>
  due !== undefined || on_time !== undefined;

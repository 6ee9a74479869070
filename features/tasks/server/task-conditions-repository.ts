import { inScopeSql } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { openStatuses, pastDueStatuses } from '../contract/index.ts';

export type Values = { text: (value: unknown) => string; all: unknown[] };

/** Collects parameters: `$1` is always the organization. */
export const collect = (tenant: Tenant): Values => {
  const all: unknown[] = [tenant.organizationId];
  return {
    all,
    text: (value) => {
      all.push(value);
      return `$${all.length}`;
    },
  };
};

const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** Literal statuses let the planner use the indexes of open work. */
export const openNow = `t.status in (${quoted(openStatuses)})`;

export const pastDueAt = (moment: string): string =>
  `t.due_at < ${moment} and t.status in (${quoted(pastDueStatuses)})`;

/** The first moment of a date, or of one some days later, in a zone. */
export const midnight = (values: Values, zone: string, date: string, days = 0): string =>
  `((${values.text(date)}::date + ${days})::timestamp at time zone ${values.text(zone)})`;

/** A due date is a day at the building `b`, wherever the organization is. */
export const dueDay = {
  from: (values: Values, date: string): string =>
    `t.due_at >= (${values.text(date)}::date::timestamp at time zone b.time_zone)`,
  to: (values: Values, date: string): string =>
    `t.due_at < ((${values.text(date)}::date + 1)::timestamp at time zone b.time_zone)`,
};

/** The same anywhere on earth: what lies outside is found by an index alone. */
export const dueAnywhere = {
  from: (values: Values, date: string): string =>
    `t.due_at >= ${midnight(values, 'Pacific/Kiritimati', date)}`,
  to: (values: Values, date: string): string => `t.due_at < ${midnight(values, 'Etc/GMT+12', date, 1)}`,
};

export type Places = {
  job_id?: number | undefined;
  building_id?: number | undefined;
  client_id?: number | undefined;
  area_id?: number | undefined;
};

/** Which jobs and buildings a list or a figure is about, and which of them the person sees: the rows of `t` have job_id
 * and building_id. An area stands for everything below it. */
export const placeConditions = (tenant: Tenant, places: Places, values: Values): string[] => {
  const parts: string[] = [];
  if (places.job_id) parts.push(`t.job_id = ${values.text(places.job_id)}`);
  if (places.building_id) parts.push(`t.building_id = ${values.text(places.building_id)}`);
  if (places.client_id) {
    parts.push(`exists (select from jobs j where j.organization_id = $1 and j.id = t.job_id
      and j.client_id = ${values.text(places.client_id)})`);
  }
  if (places.area_id) {
    parts.push(`t.building_id in (
      with recursive tree (id) as (
        select ${values.text(places.area_id)}::int
        union
        select a.id from tree join areas a on a.organization_id = $1 and a.parent_area_id = tree.id)
      select b.id from buildings b where b.organization_id = $1 and b.area_id in (select id from tree))`);
  }
  if (!tenant.seesAllJobs) {
    parts.push(inScopeSql(tenant, 't.job_id', values.text(tenant.userId)).replace(/^ and /, ''));
  }
  return parts;
};

/** The kind of the row itself, else that of its common area. */
export const ofAreaType = (values: Values, typeId: number): string => {
  const type = values.text(typeId);
  return `(t.area_type_id = ${type} or t.area_type_id is null and exists (select from common_areas ca
    where ca.organization_id = $1 and ca.id = t.building_common_area_id and ca.type_id = ${type}))`;
};

export const assignedTo = (values: Values, userId: number | null): string =>
  `exists (select from task_assignees ta where ta.organization_id = $1 and ta.task_id = t.id
    and ta.user_id = ${values.text(userId)})`;

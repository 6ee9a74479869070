import { midnight } from '#platform/server/db/midnight';
import { literals, type Values } from '#platform/server/db/values';
import { firstZone, lastZone } from '#platform/server/db/within-days';
import {
  doneStatuses,
  openStatuses,
  type PriorityLevel,
  pastDueStatuses,
  priorityLevels,
  type TaskType,
  taskTypes,
} from '../../contract/index.ts';

/** Literal statuses let the planner use the indexes of open work. */
export const openNow = `t.status in (${literals(openStatuses)})`;

export const pastDueAt = (moment: string): string =>
  `t.due_at < ${moment} and t.status in (${literals(pastDueStatuses)})`;

/** Of one of these types. `type_code` is the position of the type in the contract, from 1. */
export const ofTypes = (values: Values, types: readonly TaskType[] | undefined): string[] =>
  types
    ? [`t.type_code = any(${values.add(types.map((type) => taskTypes.indexOf(type) + 1))}::smallint[])`]
    : [];

/** Of one of these priorities, as a range, which an index can follow. The numbers are literals: for a range of parameters
 * PostgreSQL expects few rows and chooses a plan for few. */
export const ofPriorities = (priorities: readonly PriorityLevel[] | undefined): string[] => {
  if (!priorities) return [];
  const isChosen = priorityLevels.map((level) => priorities.includes(level));
  const min = isChosen.indexOf(true);
  const max = isChosen.lastIndexOf(true);
  const others = isChosen.flatMap((chosen, at) => (chosen || at < min || at > max ? [] : [at + 1]));
  return [
    `t.priority_rank between ${min + 1} and ${max + 1}`,
    ...others.map((rank) => `t.priority_rank <> ${rank}`),
  ];
};

/** Whether an occurrence counts for the health of its series: it was due by a moment and was not skipped. */
export const wasDue = (task: string, moment: string): string =>
  `${task}.due_at <= ${moment} and ${task}.status <> 'cancelled'`;

/** Whether the work was done by the due date, even when somebody closed the task later. */
export const servicedInTime = (task: string): string =>
  `${task}.status in (${literals(doneStatuses)}) and ${task}.serviced_at <= ${task}.due_at`;

/** A due date is a day at the building `b`, wherever the organization is. */
export const dueDay = {
  from: (values: Values, date: string): string =>
    `t.due_at >= (${values.add(date)}::date::timestamp at time zone b.time_zone)`,
  to: (values: Values, date: string): string =>
    `t.due_at < ((${values.add(date)}::date + 1)::timestamp at time zone b.time_zone)`,
};

/** The same days in every zone on earth: bounds on `due_at` alone, with which an index leaves out most tasks. */
export const dueAnywhere = {
  from: (values: Values, date: string): string => `t.due_at >= ${midnight(values, firstZone, date)}`,
  to: (values: Values, date: string): string => `t.due_at < ${midnight(values, lastZone, date, 1)}`,
};

/** Due on these days at the building. */
export const dueBetween = (
  { due_from, due_to }: { due_from?: string | undefined; due_to?: string | undefined },
  values: Values,
): string[] => {
  const bounds = (of: typeof dueDay) => [
    ...(due_from ? [of.from(values, due_from)] : []),
    ...(due_to ? [of.to(values, due_to)] : []),
  ];
  const atBuilding = bounds(dueDay);
  if (atBuilding.length === 0) return [];
  const there = `exists (select from buildings b where b.organization_id = $1 and b.id = t.building_id
    and ${atBuilding.join(' and ')})`;
  return [...bounds(dueAnywhere), there];
};

/** The area type of the row itself, else that of its common area. */
export const ofAreaType = (values: Values, typeId: number): string => {
  const type = values.add(typeId);
  return `(t.area_type_id = ${type} or t.area_type_id is null and exists (select from common_areas ca
    where ca.organization_id = $1 and ca.id = t.building_common_area_id and ca.type_id = ${type}))`;
};

export const assignedTo = (values: Values, userId: number | null): string =>
  `exists (select from task_assignees ta where ta.organization_id = $1 and ta.task_id = t.id
    and ta.user_id = ${values.add(userId)})`;

export const assignedToNobody =
  'not exists (select from task_assignees ta where ta.organization_id = $1 and ta.task_id = t.id)';

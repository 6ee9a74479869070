import { inScopeSql, mayHoldWork, readersOf, whoSees } from '#features/accounts/access/server';
import { areaSubtree } from '#features/sites/areas/server';
import { jobJson } from '#features/sites/jobs/server';
import type { QueryOf } from '#platform/contract/endpoint';
import { invalid } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal } from '#platform/server/db/values';
import type { SignedInCall } from '#platform/server/http/call';
import {
  maxDays,
  mayPlan,
  type planEndpoints,
  plansForAll,
  type Schedule,
  type UnplannedSite,
} from '../../contract/index.ts';
import { unplannedSite } from '../../contract/plan.ts';
import { dueJobs, dueWhere, inAreas } from '../due/due-list-repository.ts';
import { type PlanRow, planColumns, planJoins, planRow } from './plan-repository.ts';
import { presentPlan } from './present-plan.ts';

type ScheduleQuery = QueryOf<(typeof planEndpoints)['getInspectionSchedule']>;

/** Maximum number of rows, enough for a month of a hundred inspectors. One more is read, to know that there are others. */
const max = 2000;

const conditions = async (tenant: Tenant, query: ScheduleQuery, first: readonly unknown[]) => {
  const areas = query.area === undefined ? undefined : await areaSubtree(tenant, query.area);
  const values = collectValues([tenant.organizationId, ...first]);
  const where = [
    ...equal(values, 'j.client_id', query.client),
    ...(areas ? [inAreas(values.add(areas))] : []),
  ].map((condition) => ` and ${condition}`);
  return { values, where: where.join('') + inScopeSql(tenant, 'j.id', values) };
};

/** The plans of these days, and those of earlier days whose inspection has not begun. */
const plansOf = async (tenant: Tenant, query: ScheduleQuery): Promise<PlanRow[]> => {
  const { values, where } = await conditions(tenant, query, [query.from, query.to]);
  const mine = query.inspector === undefined ? '' : ` and p.user_id = ${values.add(query.inspector)}`;
  return tenant.query({
    text: `select ${planColumns} from ${planJoins}
      where p.organization_id = $1 and p.planned_on <= $3::date and (p.planned_on >= $2::date or p.inspection_id is null)
        ${where}${mine} order by p.planned_on, p.id limit ${max + 1}`,
    values: values.all,
    row: planRow,
  });
};

/** Inspections that are due by the last day and have no plan. */
const unplannedOf = async (tenant: Tenant, query: ScheduleQuery, now: Date): Promise<UnplannedSite[]> => {
  const { values, where } = await conditions(tenant, query, [query.to, now.toISOString()]);
  return tenant.query({
    text: `select ${jobJson} as job,
        json_build_object('id', b.id, 'name', b.name) as building, n.due_on::text as due_on
      from ${dueJobs('$3')}
      where ${dueWhere} and n.due_on <= $2::date and p.planned_on is null${where}
      order by n.due_on, j.id limit ${max + 1}`,
    values: values.all,
    row: unplannedSite,
  });
};

/** People with a full license who may hold work; the caller selects those who may inspect. */
const membersOf = (tenant: Tenant) =>
  tenant.db
    .selectFrom('memberships as m')
    .select(['m.user_id as id', 'm.name'])
    .select((eb) => eb('m.status', '=', 'invited').$castTo<boolean>().as('invited'))
    .where('m.organization_id', '=', tenant.organizationId)
    .where(mayHoldWork)
    .where('m.license', '=', 'full')
    .orderBy('m.name')
    .orderBy('m.user_id')
    .$narrowType<{ name: string }>()
    .execute();

type Call = SignedInCall<(typeof planEndpoints)['getInspectionSchedule']>;

const aDay = 86_400_000;

const checkDays = ({ from, to }: Call['query']): void => {
  const days = (Date.parse(to) - Date.parse(from)) / aDay + 1;
  if (days < 1 || days > maxDays)
    throw invalid({ to: [{ code: 'schedule_days', values: { maximum: maxDays } }] });
};

/** Everybody who may inspect, now or after accepting the invitation. People who see only some jobs get only inspectors who see one of the jobs shown, or have a plan
 * there. */
const inspectorsOf = async (
  tenant: Tenant,
  plans: readonly PlanRow[],
  jobIds: readonly number[],
): Promise<Schedule['inspectors']> => {
  const members = await membersOf(tenant);
  const ids = members.map(({ id }) => id);
  const able = await readersOf(tenant, {
    jobId: null,
    flag: 'inspections.canEdit',
    evenInvited: true,
    userIds: ids,
  });
  const planned = new Set(plans.flatMap(({ inspector }) => inspector?.id ?? []));
  const near = tenant.seesAllJobs
    ? able
    : new Set((await whoSees(tenant, [...able], jobIds)).map(({ user_id }) => user_id));
  return members.filter(
    ({ id }) => near.has(id) || planned.has(id) || (id === tenant.userId && able.has(id)),
  );
};

export const getInspectionSchedule = async ({ tenant, person, query, now }: Call): Promise<Schedule> => {
  checkDays(query);
  const plans = await plansOf(tenant, query);
  const unplanned = await unplannedOf(tenant, query, now);
  const jobIds = [...new Set([...plans, ...unplanned].map(({ job }) => job.id))];
  return {
    today: dateAt(now, person.timeZone),
    inspectors: await inspectorsOf(tenant, plans, jobIds),
    plans: plans.slice(0, max).map((row) => presentPlan(row, person)),
    unplanned: unplanned.slice(0, max),
    more: plans.length > max || unplanned.length > max,
    can: { plan_own: mayPlan(person, [null, person.userId]), plan_all: plansForAll(person) },
  };
};

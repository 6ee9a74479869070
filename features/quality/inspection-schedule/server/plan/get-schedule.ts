import { readersOf, whoSees } from '#features/accounts/access/server';
import { invalid } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { maxDays, mayPlan, type planEndpoints, plansForAll, type Schedule } from '../../contract/index.ts';
import type { PlanRow } from './plan-repository.ts';
import { presentPlan } from './present-plan.ts';
import { max, membersOf, plansOf, unplannedOf } from './schedule-repository.ts';

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
    ...{ jobId: null, flag: 'inspections.canEdit', evenInvited: true, userIds: ids },
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

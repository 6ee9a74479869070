import { readersOf } from '#features/accounts/access/server';
import { forbidden } from '#platform/contract/errors';
import { dateAt, isEnterable } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { mayPlan } from '../../contract/index.ts';
import type { Placed } from './plan-repository.ts';

type Call = { tenant: Tenant; person: Person; now: Date };

type Site = { jobId: number; before: Placed | null };

/** Returns the errors of a day and a person. What stays as it was is not checked again. */
export const checkPlaced = async (
  { tenant, person, now }: Call,
  { user_id, planned_on }: Placed,
  { jobId, before }: Site,
): Promise<Record<string, string[]>> => {
  if (!mayPlan(person, [before?.user_id ?? null, user_id])) throw forbidden();
  const today = dateAt(now, person.timeZone);
  const sameDay = before?.planned_on === planned_on;
  const able =
    user_id === null ||
    user_id === before?.user_id ||
    (
      await readersOf(tenant, { jobId, flag: 'inspections.canEdit', evenInvited: true, userIds: [user_id] })
    ).has(user_id);
  return {
    ...(sameDay || (planned_on >= today && isEnterable(planned_on, today))
      ? {}
      : { planned_on: ['only_future_dates'] }),
    ...(able ? {} : { user_id: ['inspector_not_of_site'] }),
  };
};

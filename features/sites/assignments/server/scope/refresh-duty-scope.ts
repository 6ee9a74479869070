import { addVisibleJobs, removeVisibleJobs } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Wiring } from '#platform/server/http/wiring';
import { dutyScopeChanges } from './duty-scope-repository.ts';

type Options = {
  events: Events;
  now: Date;
  actorUserId: number | null;
  /** Null: all jobs of the organization. */
  jobIds: readonly number[] | null;
};

/** Makes the visible jobs that come from assignments match who holds one today. The open pages of everyone whose jobs have
 * changed read again. */
export const refreshDutyScope = async (
  tenant: Tenant,
  { events, now, actorUserId, jobIds }: Options,
): Promise<void> => {
  const { come, gone } = await dutyScopeChanges(tenant, jobIds, now);
  if (come.length + gone.length === 0) return;
  await removeVisibleJobs(tenant, 'assignment', gone);
  await addVisibleJobs(tenant, 'assignment', come);
  for (const userId of new Set([...come, ...gone].map(({ user_id }) => user_id))) {
    await events.publish(tenant, {
      name: 'sight.changed',
      entity: 'sight',
      entityId: userId,
      jobId: null,
      actorUserId,
    });
  }
};

/** Must run regularly: a period gives sight from its first day on and no longer on the day after its last, by the date at
 * the site. */
export const refreshEveryDuty = (wiring: Pick<Wiring, 'events'>, tenant: Tenant, now: Date): Promise<void> =>
  refreshDutyScope(tenant, { events: wiring.events, now, actorUserId: null, jobIds: null });

import { loadMembership } from '#features/accounts/access/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { ActivePeriod, assignmentEndpoints } from '../../contract/index.ts';
import { periodsOfUser } from './active-period-repository.ts';
import type { PeriodChange } from './period-change.ts';
import { deletePeriods, lastingPeriods, type Period, updatePeriods } from './period-repository.ts';
import { recordPeriodChanges } from './record-period-changes.ts';

type Call = SignedInCall<(typeof assignmentEndpoints)['endUserAssignment']>;

/** Makes today the last day, and deletes periods that begin later. Returns the changes, which the caller must record. */
export const endPeriods = async (
  tenant: Tenant,
  periods: readonly Period[],
): Promise<(PeriodChange & { id: number })[]> => {
  const ahead = periods.filter(({ from_date, today }) => from_date !== null && from_date > today);
  // A second click changes nothing: the first one has already made today the last day.
  const running = periods.filter((period) => !ahead.includes(period) && period.to_date !== period.today);
  const ended = running.map((before) => ({
    id: before.id,
    before,
    after: { ...before, to_date: before.today },
  }));
  await deletePeriods(
    tenant,
    ahead.map(({ id }) => id),
  );
  await updatePeriods(
    tenant,
    ended.map(({ after }) => after),
  );
  return [...ended, ...ahead.map((before) => ({ id: before.id, before, after: null }))];
};

export const endUserAssignment = async (call: Call): Promise<ActivePeriod[]> => {
  const { params, tenant, now } = call;
  const { id: userId, jobId, assignmentId } = params;
  if (!(await loadMembership(tenant, userId))) throw notFound();
  const periods = await lastingPeriods(tenant, { userId, jobIds: [jobId], assignmentId }, now);
  if (periods.length === 0) throw notFound();
  await recordPeriodChanges(call, 'job-site-assignment.users-set', await endPeriods(tenant, periods));
  return periodsOfUser(tenant, userId);
};

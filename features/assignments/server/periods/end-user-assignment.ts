import { findMembership } from '#features/users/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { assignmentEndpoints, HeldPeriod } from '../../contract/index.ts';
import { periodsOfUser } from './held-repository.ts';
import { deletePeriods, lastingPeriods, updatePeriods } from './period-repository.ts';
import { recordPeriodChanges } from './record-period-changes.ts';

type Call = SignedInCall<(typeof assignmentEndpoints)['endUserAssignment']>;

/** Today becomes the last day; what begins later goes. */
export const endUserAssignment = async (call: Call): Promise<HeldPeriod[]> => {
  const { params, tenant, now } = call;
  const { id: userId, jobId, assignmentId } = params;
  if (!(await findMembership(tenant, userId))) throw notFound();
  const periods = await lastingPeriods(tenant, { userId, jobId, assignmentId }, now);
  if (periods.length === 0) throw notFound();
  const ahead = periods.filter(({ from_date, today }) => from_date !== null && from_date > today);
  // Ended by a first click: the second one changes nothing.
  const running = periods.filter((period) => !ahead.includes(period) && period.to_date !== period.today);
  const ended = running.map((before) => ({ before, after: { ...before, to_date: before.today } }));
  await deletePeriods(
    tenant,
    ahead.map(({ id }) => id),
  );
  await updatePeriods(
    tenant,
    ended.map(({ after }) => after),
  );
  await recordPeriodChanges(call, 'job-site-assignment.users-set', [
    ...ended,
    ...ahead.map((before) => ({ before, after: null })),
  ]);
  return periodsOfUser(tenant, userId);
};

import { loadMembership } from '#features/accounts/access/server';
import type { HoldingCall, PersonHolding } from '#features/accounts/people/server';
import { dateAt } from '#platform/server/clock/dates';
import { replaceEverywhere } from '../replacement/replace-user.ts';
import { countPeriodsFrom, periodsFrom } from '../replacement/replacement-repository.ts';

const todayOf = ({ now, person }: HoldingCall): string => dateAt(now, person.timeZone);

/** Assignments at sites from today on. Who may hand them over is decided by the rights over the person. */
export const personHolding: PersonHolding = {
  order: 10,
  givesScope: 'of-each',
  count: (call, userId) => countPeriodsFrom(call.tenant, { userId, fromDate: todayOf(call), now: call.now }),
  list: async (call, userId, max) => {
    const of = { userId, fromDate: todayOf(call), now: call.now };
    const periods = await periodsFrom(call.tenant, of, { locked: false });
    return periods.slice(0, max).map(({ id, assignment, job_id, job_number, job_name }) => ({
      id,
      label: `${assignment} · ${job_number} ${job_name}`,
      href: `/job/${job_id}`,
    }));
  },
  handOver: async (call, userId, to) => {
    const successor = to === null ? undefined : await loadMembership(call.tenant, to);
    await replaceEverywhere(call, userId, {
      successor: successor ? { id: successor.user_id, name: successor.name ?? '' } : null,
      fromDate: todayOf(call),
    });
  },
};

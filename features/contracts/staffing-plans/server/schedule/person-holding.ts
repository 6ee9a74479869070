import { peopleOfJob } from '#features/accounts/access/server';
import type { LeavingCall, PersonHolding } from '#features/accounts/people/server';
import { addPeople, removePeople } from './plan-people-repository.ts';
import { recordPeopleChange } from './record-people-change.ts';
import { type ShiftRow, shiftsInScope, shiftsOfPeople } from './shift-repository.ts';

/** A successor who does not see the job does not take over the shift; it is left open. */
const takesOver = async ({ tenant }: LeavingCall, { job_id, people }: ShiftRow, to: number) =>
  !people.some(({ id }) => id === to) && (await peopleOfJob(tenant, job_id, [to])).has(to);

const pass = async (call: LeavingCall, shift: ShiftRow, userId: number, to: number | null) => {
  const { tenant } = call;
  const added = to !== null && (await takesOver(call, shift, to)) ? [to] : [];
  await addPeople(tenant, shift.id, added);
  await removePeople(tenant, shift.id, [userId]);
  await recordPeopleChange(call, shift);
};

/** Shifts of active plans. Who may hand them over is decided by the rights over the person. */
export const personHolding: PersonHolding = {
  // After assignments, because these let the successor see the sites.
  order: 25,
  count: async ({ tenant }, userId) => (await shiftsOfPeople(tenant, [userId])).length,
  list: async ({ tenant }, userId, max) =>
    (await shiftsInScope(tenant, userId)).slice(0, max).map(({ id, job, job_id, service, title }) => ({
      id,
      label: [job, service.name, title].filter(Boolean).join(' · '),
      href: `/job/${job_id}?tab=schedules`,
    })),
  handOver: async (call, userId, to) => {
    for (const shift of await shiftsOfPeople(call.tenant, [userId])) await pass(call, shift, userId, to);
  },
};

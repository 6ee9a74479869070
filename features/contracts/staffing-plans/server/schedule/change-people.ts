import { peopleOfJob } from '#features/accounts/access/server';
import { findJob, lockJob } from '#features/sites/jobs/server';
import { invalid, notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { JobSchedule, scheduleEndpoints } from '../../contract/index.ts';
import { addPeople, removePeople } from './plan-people-repository.ts';
import { presentSchedule } from './present-schedule.ts';
import { recordPeopleChange } from './record-people-change.ts';
import { shiftsOfJob } from './shift-repository.ts';

type Call = SignedInCall<(typeof scheduleEndpoints)['changeScheduledPeople']>;

/** The call names people to add and to remove, so that two people who do this at once do not overwrite each other. */
export const changePeople = async (call: Call): Promise<JobSchedule> => {
  const { tenant, params, body } = call;
  await lockJob(tenant, params.id);
  const job = await findJob(tenant, params.id);
  if (!job) throw notFound();
  const before = (await shiftsOfJob(tenant, job.id)).find(({ id }) => id === params.shiftId);
  if (!before) throw notFound();
  const add = body.add.filter((id) => !before.people.some((person) => person.id === id));
  const fit = await peopleOfJob(tenant, job.id, add);
  if (add.some((id) => !fit.has(id))) throw invalid({ add: ['shift_person'] });
  await addPeople(tenant, before.id, add);
  await removePeople(tenant, before.id, body.remove);
  await recordPeopleChange(call, before);
  return presentSchedule(call, job);
};

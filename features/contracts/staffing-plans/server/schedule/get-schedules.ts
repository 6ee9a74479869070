import { findJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { JobSchedule, scheduleEndpoints } from '../../contract/index.ts';
import { presentSchedule } from './present-schedule.ts';

type Call = SignedInCall<(typeof scheduleEndpoints)['getJobSchedules']>;

export const getSchedules = async (call: Call): Promise<JobSchedule> => {
  const job = await findJob(call.tenant, call.params.id);
  if (!job) throw notFound();
  return presentSchedule(call, job);
};

import type { EndingCall } from '../parts.ts';

/** Services are read with their job, so their changes are published as events of the job. */
export const publishService = (
  { tenant, person, wiring }: Pick<EndingCall, 'tenant' | 'person' | 'wiring'>,
  name: 'job.service-added' | 'job.service-changed',
  jobId: number,
): Promise<void> =>
  wiring.events.publish(tenant, { name, entity: 'job', entityId: jobId, jobId, actorUserId: person.userId });

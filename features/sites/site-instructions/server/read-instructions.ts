import { loadJob } from '#features/sites/jobs/server';
import { happenedAt } from '#platform/contract/device-clock';
import { invalid, notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import type { instructionEndpoints } from '../contract/index.ts';
import { publishInstructions } from './publish-instructions.ts';
import { insertRead } from './reader-repository.ts';
import { setFacts } from './version-repository.ts';

type Call = SignedInCall<(typeof instructionEndpoints)['readInstructions']>;

/** Instructions that were read without a network may have changed before the server hears of it: the version that was read
 * counts. */
export const readInstructions = async (call: Call) => {
  const { tenant, person, params, body, now } = call;
  if (!(await loadJob(tenant, params.id))) throw notFound();
  checkDeviceTime(body, 'device_at', now);
  const { version } = body;
  if (version > (await setFacts(tenant, params.id)).version)
    throw invalid({ version: ['instructions_version'] });
  const at = happenedAt(now.toISOString(), body.device_at ?? null);
  if (await insertRead(tenant, { jobId: params.id, userId: person.userId, version, at })) {
    await writeAudit(tenant, person, {
      action: 'job.instructions-read',
      entity: 'job',
      entityId: params.id,
      jobId: params.id,
    });
    await publishInstructions(call, 'read', params.id);
  }
  const { read } = await setFacts(tenant, params.id);
  return read ?? { version, at };
};

import { loadJob } from '#features/sites/jobs/server';
import { invalid, notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import { type instructionEndpoints, max } from '../contract/index.ts';
import { copyAll } from './copy-all.ts';
import { instructionsOf } from './instruction-repository.ts';
import { publishInstructions } from './publish-instructions.ts';

type Call = SignedInCall<(typeof instructionEndpoints)['copyInstructions']>;

/** Copies all instructions or none. */
export const copyInstructions = async (call: Call): Promise<{ copied: number }> => {
  const { tenant, person, params, body } = call;
  const from = body.from_job_id;
  const [job, source] = await Promise.all([loadJob(tenant, params.id), loadJob(tenant, from)]);
  if (!job) throw notFound();
  if (!source) throw invalid({ from_job_id: ['not_allowed'] });
  if (from === params.id) throw invalid({ from_job_id: ['instructions_same_job'] });
  const buildingIds = job.buildings.map(({ id }) => id);
  const copied = await copyAll(tenant, { from, to: params.id, buildingIds });
  if (copied === 0) throw invalid({ from_job_id: ['instructions_none'] });
  if ((await instructionsOf(tenant, params.id)).length > max.instructions)
    throw refused('instructions_full', { maximum: max.instructions });
  await writeAudit(tenant, person, {
    action: 'job.instructions-copied',
    entity: 'job',
    entityId: params.id,
    jobId: params.id,
    changes: { copied_from: [null, from], instructions: [null, copied] },
  });
  await publishInstructions(call, 'changed', params.id);
  return { copied };
};

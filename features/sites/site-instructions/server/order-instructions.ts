import { loadJob } from '#features/sites/jobs/server';
import { notFound, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { instructionEndpoints } from '../contract/index.ts';
import { lockInstructions, renumberInstructions } from './instruction-repository.ts';
import { publishInstructions } from './publish-instructions.ts';

type Call = SignedInCall<(typeof instructionEndpoints)['orderInstructions']>;

/** Refused when the caller did not know all instructions. A new order is no change that people must read again. */
export const orderInstructions = async (call: Call): Promise<{ ids: number[] }> => {
  const { tenant, person, params, body } = call;
  if (!(await loadJob(tenant, params.id))) throw notFound();
  const before = (await lockInstructions(tenant, params.id)).map(({ id }) => id);
  const isWhole =
    before.length === body.ids.length && new Set(before).symmetricDifference(new Set(body.ids)).size === 0;
  if (!isWhole) throw stale({ ids: before });
  await renumberInstructions(tenant, body.ids);
  await writeAudit(tenant, person, {
    action: 'job.instructions-ordered',
    entity: 'job',
    entityId: params.id,
    jobId: params.id,
  });
  await publishInstructions(call, 'ordered', params.id);
  return { ids: body.ids };
};

import { loadJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { instructionEndpoints } from '../contract/index.ts';
import { lockInstructions, removeInstruction } from './instruction-repository.ts';
import { publishInstructions } from './publish-instructions.ts';
import { nextVersion } from './version-repository.ts';

type Call = SignedInCall<(typeof instructionEndpoints)['deleteInstruction']>;

export const deleteInstruction = async (call: Call): Promise<{ id: number }> => {
  const { tenant, person, params } = call;
  if (!(await loadJob(tenant, params.id))) throw notFound();
  const [found] = await lockInstructions(tenant, params.id, params.instructionId);
  if (!found) throw notFound();
  await removeInstruction(tenant, found.id, await nextVersion(tenant, params.id));
  await writeAudit(tenant, person, {
    action: 'site-instruction.deleted',
    entity: 'site-instruction',
    entityId: found.id,
    jobId: params.id,
    changes: { text_en: [found.text_en, null], text_es: [found.text_es, null] },
  });
  await publishInstructions(call, 'changed', params.id);
  return { id: found.id };
};

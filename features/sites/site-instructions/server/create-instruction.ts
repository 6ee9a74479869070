import { attachFiles, type StoredFile, storeFiles } from '#features/accounts/files/server';
import { loadJob } from '#features/sites/jobs/server';
import { notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { type instructionEndpoints, max, tidyRhythm } from '../contract/index.ts';
import { checkInstruction } from './check-instruction.ts';
import { insertInstructions, instructionsOf } from './instruction-repository.ts';
import { presentInstruction } from './present-instructions.ts';
import { publishInstructions } from './publish-instructions.ts';
import { nextVersion } from './version-repository.ts';

type Endpoint = (typeof instructionEndpoints)['createInstruction'];

export const createInstruction = preparedHandler<Endpoint, StoredFile[]>({
  prepare: ({ files, wiring, person }) => storeFiles(wiring, person.organizationId, files),
  run: async (call, photos) => {
    const { tenant, person, params, body } = call;
    const { comments: _comments, markups: _markups, exif: _exif, ...rest } = body;
    const job = await loadJob(tenant, params.id);
    if (!job) throw notFound();
    const fields = { ...rest, ...tidyRhythm(rest) };
    checkInstruction(job, fields);
    const version = await nextVersion(tenant, job.id);
    if ((await instructionsOf(tenant, job.id)).length >= max.instructions)
      throw refused('instructions_full', { maximum: max.instructions });
    const [id = 0] = await insertInstructions(tenant, job.id, version, [fields]);
    await attachFiles(tenant, photos, { ownerEntity: 'site-instruction', ownerId: id, details: body });
    await writeAudit(tenant, person, {
      action: 'site-instruction.created',
      entity: 'site-instruction',
      entityId: id,
      jobId: job.id,
    });
    await publishInstructions(call, 'changed', job.id);
    return presentInstruction(call, job.id, id);
  },
});

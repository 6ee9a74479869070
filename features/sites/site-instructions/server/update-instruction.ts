import {
  type AttachOptions,
  attachFiles,
  presentFiles,
  type StoredFile,
  softDeleteFile,
  storeFiles,
} from '#features/accounts/files/server';
import { loadJob } from '#features/sites/jobs/server';
import { invalid, notFound, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { type instructionEndpoints, max, tidyRhythm } from '../contract/index.ts';
import { checkInstruction } from './check-instruction.ts';
import { lockInstructions, saveInstruction } from './instruction-repository.ts';
import { presentInstruction } from './present-instructions.ts';
import { publishInstructions } from './publish-instructions.ts';
import { nextVersion } from './version-repository.ts';

type Endpoint = (typeof instructionEndpoints)['updateInstruction'];

type PhotoChange = {
  added: readonly StoredFile[];
  removed: readonly number[];
  details: NonNullable<AttachOptions['details']>;
};

/** Adds and removes photos. Returns how many there were before and after, if that changed. */
const changePhotos = async (
  tenant: Tenant,
  id: number,
  { added, removed, details }: PhotoChange,
): Promise<Record<string, [unknown, unknown]>> => {
  const before = (await presentFiles(tenant, 'site-instruction', [id])).get(id) ?? [];
  const gone = before.filter((photo) => removed.includes(photo.id));
  if (added.length + gone.length === 0) return {};
  const count = before.length - gone.length + added.length;
  if (count > max.photos)
    throw invalid({ files: [{ code: 'instruction_photos', values: { maximum: max.photos } }] });
  for (const photo of gone) await softDeleteFile(tenant, photo.id);
  await attachFiles(tenant, added, { ownerEntity: 'site-instruction', ownerId: id, details });
  return { photos: [before.length, count] };
};

/** Saves the fields that were sent; the others stay as they are. */
export const updateInstruction = preparedHandler<Endpoint, StoredFile[]>({
  prepare: ({ files, wiring, person }) => storeFiles(wiring, person.organizationId, files),
  run: async (call, added) => {
    const { tenant, person, params, body } = call;
    const { updated_at: readAt, removed_photo_ids: removed = [], ...rest } = body;
    const { comments, markups, exif, ...changed } = rest;
    const job = await loadJob(tenant, params.id);
    if (!job) throw notFound();
    const { instructionId: id } = params;
    const [before] = await lockInstructions(tenant, job.id, id);
    if (!before) throw notFound();
    const { id: _id, added_in: _added, updated_at: updatedAt, ...was } = before;
    if (updatedAt !== readAt) throw stale(await presentInstruction(call, job.id, id));
    const merged = { ...was, ...changed };
    const fields = { ...merged, ...tidyRhythm(merged) };
    checkInstruction(job, {
      ...fields,
      building_id: fields.building_id === was.building_id ? null : fields.building_id,
    });
    const changes = {
      ...changesOf(was, fields),
      ...(await changePhotos(tenant, id, { added, removed, details: { comments, markups, exif } })),
    };
    if (Object.keys(changes).length === 0) return presentInstruction(call, job.id, id);
    await saveInstruction(tenant, id, await nextVersion(tenant, job.id), fields);
    await writeAudit(tenant, person, {
      action: 'site-instruction.updated',
      entity: 'site-instruction',
      entityId: id,
      jobId: job.id,
      changes,
    });
    await publishInstructions(call, 'changed', job.id);
    return presentInstruction(call, job.id, id);
  },
});

import { attachFiles, type StoredFile, softDeleteFile, storeFiles } from '#features/accounts/files/server';
import { invalid } from '#platform/contract/errors';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { inspectionEndpoints } from '../../contract/index.ts';
import { updateInspectionRow } from './inspection-repository.ts';
import { presentInspection } from './present-inspection.ts';
import { recordInspectionChange } from './record-inspection-change.ts';
import { requireEditableInspection } from './require-inspection.ts';

const columns = { inspector: 'signature', client: 'client_signature' } as const;

type Endpoint = (typeof inspectionEndpoints)['signInspection'];

/** A new signature replaces an earlier one. */
export const signInspection = preparedHandler<Endpoint, readonly StoredFile[]>({
  prepare: async ({ files, wiring, person }) => {
    if (files.length === 0) throw invalid({ signature: ['file_missing'] });
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async (call, image) => {
    const { tenant, params, body, now } = call;
    const inspection = await requireEditableInspection(call, params.id);
    const column = columns[body.signer];
    const before = inspection[column];
    if (before) await softDeleteFile(tenant, before.file_id);
    const [file] = await attachFiles(tenant, image, {
      ownerEntity: 'inspection',
      ownerId: inspection.id,
      purpose: 'signature',
      visibility: 'internal',
    });
    if (!file) throw invalid({ signature: ['file_missing'] });
    const signature = JSON.stringify({ name: body.name, file_id: file.id, at: now.toISOString() });
    await updateInspectionRow(tenant, inspection.id, { [column]: signature });
    await recordInspectionChange(call, {
      action: 'inspection.signed',
      inspection,
      changes: { [column]: [before?.name ?? null, body.name] },
    });
    return presentInspection(call, inspection.id);
  },
});

import { attachFiles, listFiles, type StoredFile, storeFiles } from '#features/accounts/files/server';
import { invalid, notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { buildingNoteEndpoints } from '../../contract/index.ts';
import { findVisibleBuilding } from '../building/building-scope-repository.ts';
import { recordBuildingChange } from '../building/record-building-change.ts';
import { buildingFileWriters } from './file-writers.ts';

const filesOf = async (tenant: Tenant, person: Person, buildingId: number) => {
  const mayDraw = buildingFileWriters.mayDraw(person, { id: buildingId });
  const files = await listFiles(tenant, 'building', [buildingId], person, mayDraw);
  return files.get(buildingId)?.toReversed() ?? [];
};

/** The newest first. */
export const listBuildingFiles = async ({
  tenant,
  person,
  params,
}: SignedInCall<(typeof buildingNoteEndpoints)['listBuildingFiles']>) => {
  if (!(await findVisibleBuilding(tenant, params.id, { locked: false }))) throw notFound();
  return filesOf(tenant, person, params.id);
};

export const addBuildingFiles = preparedHandler<
  (typeof buildingNoteEndpoints)['addBuildingFiles'],
  StoredFile[]
>({
  prepare: async ({ files, wiring, person }) => {
    if (files.length === 0) throw invalid({ files: ['file_missing'] });
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async (call, stored) => {
    const { tenant, person, params, body } = call;
    if (!(await findVisibleBuilding(tenant, params.id, { locked: false }))) throw notFound();
    const added = await attachFiles(tenant, stored, {
      ownerEntity: 'building',
      ownerId: params.id,
      details: body,
    });
    const names = added.map(({ name }) => name).join(', ');
    const changes: Record<string, [unknown, unknown]> = { files: [null, names] };
    await recordBuildingChange(call, { action: 'building.files-added', id: params.id, changes });
    return filesOf(tenant, person, params.id);
  },
});

import { copyFiles } from '#features/accounts/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import { insertInstructions, instructionsOf } from './instruction-repository.ts';
import { nextVersion } from './version-repository.ts';

type Copy = {
  from: number;
  to: number;
  /** Buildings of the target job. For instructions of other buildings, only the name of the room is kept. */
  buildingIds: readonly number[];
};

/** Adds all instructions of a job to another one, in their order and with their photos. */
export const copyAll = async (tenant: Tenant, { from, to, buildingIds }: Copy): Promise<number> => {
  const rows = await instructionsOf(tenant, from);
  if (rows.length === 0) return 0;
  const fields = rows.map(({ building, ...row }) => ({
    ...row,
    building_id: building && buildingIds.includes(building.id) ? building.id : null,
  }));
  const ids = await insertInstructions(tenant, to, await nextVersion(tenant, to), fields);
  await copyFiles(
    tenant,
    'site-instruction',
    rows.map(({ id }, nth) => ({ from: id, to: ids[nth] ?? 0 })),
  );
  return rows.length;
};

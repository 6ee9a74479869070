import type { Tenant } from '#platform/server/db/tenant';
import { softDeleteFilesOf } from '../file-repository.ts';

/** When a record goes, or (with a purpose and the new file as exception) when a new logo takes the place of the old. */
export const removeFilesOf = (
  tenant: Tenant,
  ownerEntity: string,
  ownerIds: readonly number[],
  which: { purpose?: string; except?: readonly number[] } = {},
): Promise<number[]> => softDeleteFilesOf(tenant, ownerEntity, ownerIds, which);

import type { Tenant } from '#platform/server/db/tenant';
import type { TemplateSnapshot } from '../../contract/index.ts';
import { countUse, loadVersion } from './version-repository.ts';

/** The version that a new inspection keeps to its end. Call it in the transaction that creates the inspection. Undefined for
 * a template that is not published. */
export const templateForInspection = async (
  tenant: Tenant,
  id: number,
  /** The version with which a device began offline; the latest version when left out. */
  begun?: number,
): Promise<TemplateSnapshot | undefined> => {
  const latest = await countUse(tenant, id);
  return latest === undefined ? undefined : loadVersion(tenant, id, begun ?? latest);
};

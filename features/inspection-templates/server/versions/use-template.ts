import type { Tenant } from '#platform/server/db/tenant';
import type { TemplateSnapshot } from '../../contract/index.ts';
import { countUse, findVersion } from './version-repository.ts';

/** For an inspection that begins, in its transaction: what it is carried out by, to the end. Undefined for a template
 * that is not published. */
export const useTemplate = async (
  tenant: Tenant,
  id: number,
  /** The one that a device without a connection began with; the latest without one. */
  begun?: number,
): Promise<TemplateSnapshot | undefined> => {
  const latest = await countUse(tenant, id);
  return latest === undefined ? undefined : findVersion(tenant, id, begun ?? latest);
};

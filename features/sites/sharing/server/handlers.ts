import type { Tenant } from '#platform/server/db/tenant';
import type { Handlers } from '#platform/server/http/call';
import type { ShareAccess } from '#platform/server/http/share-access';
import type { SharedPlace, sharingEndpoints } from '../contract/index.ts';
import { revokeShareLink } from './links/revoke-share-link.ts';
import type { SharedRecords } from './links/shared-records.ts';
import { getSharedFile } from './visit/get-shared-file.ts';
import { getSharedOrganization } from './visit/get-shared-organization.ts';
import { openShareLink } from './visit/open-share-link.ts';
import { unavailable } from './visit/shared-page.ts';

/** `records` are the kinds of records that the features above share. */
export const sharingHandlers = (records: SharedRecords): Handlers<typeof sharingEndpoints> => {
  const placeOf = async ({ tenant, grant }: { tenant: Tenant; grant: ShareAccess }): Promise<SharedPlace> => {
    const record = Object.hasOwn(records, grant.kind) ? records[grant.kind] : undefined;
    const place = await record?.placeOf(tenant, grant.recordId);
    if (!place) throw await unavailable(tenant);
    return place;
  };
  return {
    openShareLink: (call) => openShareLink(call, records),
    revokeShareLink: (call) => revokeShareLink(call, records),
    getSharedOrganization,
    listSharedJobs: async (call) => [(await placeOf(call)).job],
    listSharedBuildings: async (call) => {
      const { job, building } = await placeOf(call);
      return call.query.onlyActive && !job.active ? [] : [building];
    },
    getSharedFile: (call) => getSharedFile(call, records),
  };
};

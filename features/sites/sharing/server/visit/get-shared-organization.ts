import { findOrganization } from '#features/accounts/organizations/server';
import type { TokenCall } from '#platform/server/http/call';
import type { SharedOrganization, sharingEndpoints } from '../../contract/index.ts';
import { presentSharedOrganization } from './shared-organization.ts';
import { picturesOf } from './shared-page.ts';

export const getSharedOrganization = async (
  call: TokenCall<(typeof sharingEndpoints)['getSharedOrganization']>,
): Promise<SharedOrganization> => {
  const row = await findOrganization(call.tenant);
  const logo = row.logo_horizontal_file_id ?? row.logo_file_id;
  const pictureUrl = await picturesOf(call);
  return presentSharedOrganization(row, logo === null ? null : pictureUrl(logo, 'display'));
};

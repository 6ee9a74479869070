import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { companySettingsEndpoints } from '../../contract/index.ts';
import { findOrganization } from '../organization-repository.ts';
import { replaceOrganizationFile } from './replace-organization-file.ts';

export const removeOrgChart = async (
  call: SignedInCall<(typeof companySettingsEndpoints)['removeOrgChart']>,
) => {
  if ((await findOrganization(call.tenant)).org_chart_file_id === null) throw notFound();
  return replaceOrganizationFile(call, 'org_chart', null);
};

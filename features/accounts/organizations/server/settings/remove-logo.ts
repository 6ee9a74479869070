import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { companySettingsEndpoints } from '../../contract/index.ts';
import { findOrganization } from '../organization-repository.ts';
import { replaceOrganizationFile } from './replace-organization-file.ts';

export const removeLogo = async (call: SignedInCall<(typeof companySettingsEndpoints)['removeLogo']>) => {
  const { kind } = call.query;
  if ((await findOrganization(call.tenant))[`${kind}_file_id`] === null) throw notFound();
  return replaceOrganizationFile(call, kind, null);
};

import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { companySettingsEndpoints } from '../../contract/index.ts';
import { findOrganization } from '../organization-repository.ts';
import { replaceLogo } from './replace-logo.ts';

export const removeLogo = async (call: SignedInCall<(typeof companySettingsEndpoints)['removeLogo']>) => {
  const { kind } = call.query;
  if ((await findOrganization(call.tenant))[`${kind}_file_id`] === null) throw notFound();
  return replaceLogo(call, kind, null);
};

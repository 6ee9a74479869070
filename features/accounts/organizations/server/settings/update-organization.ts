import { stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { companySettingsEndpoints } from '../../contract/index.ts';
import { presentCompanySettings } from '../organization-presenter.ts';
import { findOrganization, updateOrganizationRow } from '../organization-repository.ts';
import { recordOrganizationChange } from './record-organization-change.ts';

export const updateOrganization = async (
  call: SignedInCall<(typeof companySettingsEndpoints)['updateOrganization']>,
) => {
  const { updated_at, ...set } = call.body;
  const before = presentCompanySettings(await findOrganization(call.tenant));
  if (!(await updateOrganizationRow(call.tenant, updated_at, set))) {
    throw stale(presentCompanySettings(await findOrganization(call.tenant)));
  }
  await recordOrganizationChange(call, 'organization.updated', changesOf(before, set));
  return presentCompanySettings(await findOrganization(call.tenant));
};

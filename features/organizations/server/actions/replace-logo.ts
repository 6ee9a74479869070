import { softDeleteFile } from '#features/files/server';
import type { LogoKind } from '../../contract/index.ts';
import { presentCompanySettings } from '../organization-presenter.ts';
import { findOrganization, setLogo } from '../organization-repository.ts';
import { type OrganizationCall, recordOrganizationChange } from '../record-organization-change.ts';

/** Removes the previous picture: an organization has one logo of each kind. */
export const replaceLogo = async (call: OrganizationCall, kind: LogoKind, fileId: number | null) => {
  const { tenant } = call;
  const before = (await findOrganization(tenant))[`${kind}_file_id`];
  await setLogo(tenant, kind, fileId);
  if (before !== null) await softDeleteFile(tenant, before);
  await recordOrganizationChange(call, 'organization.logo-changed', { [kind]: [before, fileId] });
  return presentCompanySettings(await findOrganization(tenant));
};

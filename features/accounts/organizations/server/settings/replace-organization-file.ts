import { softDeleteFile } from '#features/accounts/files/server';
import { presentCompanySettings } from '../organization-presenter.ts';
import { loadOrganization, type OrganizationFile, setOrganizationFile } from '../organization-repository.ts';
import { type OrganizationCall, recordOrganizationChange } from './record-organization-change.ts';

/** Removes the previous file: an organization has one logo of each kind and one chart. */
export const replaceOrganizationFile = async (
  call: OrganizationCall,
  kind: OrganizationFile,
  fileId: number | null,
) => {
  const { tenant } = call;
  const before = (await loadOrganization(tenant))[`${kind}_file_id`];
  await setOrganizationFile(tenant, kind, fileId);
  if (before !== null) await softDeleteFile(tenant, before);
  const action = kind === 'org_chart' ? 'organization.chart-changed' : 'organization.logo-changed';
  await recordOrganizationChange(call, action, { [kind]: [before, fileId] });
  return presentCompanySettings(await loadOrganization(tenant));
};

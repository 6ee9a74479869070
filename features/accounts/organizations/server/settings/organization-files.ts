import { defineFileWriters, type FileChange, onlyItsId } from '#features/accounts/files/server';
import type { Person } from '#platform/server/http/person';
import { loadOrganization, organizationFiles } from '../organization-repository.ts';
import { replaceOrganizationFile } from './replace-organization-file.ts';

const mayChangeSettings = ({ flags }: Person): boolean => flags.has('hasAccessAdminCompanySettings');

/** Logos and chart are changed by whoever may change the company settings. */
export const organizationFileWriters = defineFileWriters({
  hold: onlyItsId,
  mayWrite: { logo: mayChangeSettings, 'org-chart': mayChangeSettings },
  isOpen: 'always',
});

/** A removed logo or chart is taken away from the settings too, and from all open pages. */
export const organizationFileChanged: FileChange = async (call, { how, file }) => {
  if (how !== 'deleted') return;
  const organization = await loadOrganization(call.tenant);
  const kind = organizationFiles.find((each) => organization[`${each}_file_id`] === file.id);
  if (kind) await replaceOrganizationFile(call, kind, null);
};

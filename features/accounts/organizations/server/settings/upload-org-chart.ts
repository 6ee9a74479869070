import { attachFiles, storeFiles } from '#features/accounts/files/server';
import { invalid } from '#platform/contract/errors';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { companySettingsEndpoints } from '../../contract/index.ts';
import { replaceOrganizationFile } from './replace-organization-file.ts';

type Endpoint = (typeof companySettingsEndpoints)['uploadOrgChart'];

export const uploadOrgChart = preparedHandler<Endpoint, Awaited<ReturnType<typeof storeFiles>>>({
  prepare: async ({ files, wiring, person }) => {
    if (files.length === 0) throw invalid({ org_chart: ['file_missing'] });
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async (call, files) => {
    const [chart] = await attachFiles(call.tenant, files, {
      ownerEntity: 'organization',
      ownerId: call.tenant.organizationId,
      purpose: 'org-chart',
      visibility: 'internal',
    });
    return replaceOrganizationFile(call, 'org_chart', chart?.id ?? null);
  },
});

import { attachFiles, storeFiles } from '#features/accounts/files/server';
import { invalid } from '#platform/contract/errors';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { companySettingsEndpoints, LogoKind } from '../../contract/index.ts';
import { replaceOrganizationFile } from './replace-organization-file.ts';

type Endpoint = (typeof companySettingsEndpoints)['uploadLogo'];

type Logo = { kind: LogoKind; files: Awaited<ReturnType<typeof storeFiles>> };

export const uploadLogo = preparedHandler<Endpoint, Logo>({
  prepare: async ({ files, wiring, person }) => {
    const [sent] = files;
    if (!sent) throw invalid({ logo: ['file_missing'] });
    return {
      kind: sent.field as LogoKind,
      files: await storeFiles(wiring, person.organizationId, files),
    };
  },
  run: async (call, { kind, files }) => {
    const [logo] = await attachFiles(call.tenant, files, {
      ownerEntity: 'organization',
      ownerId: call.tenant.organizationId,
      purpose: 'logo',
      visibility: 'public',
    });
    return replaceOrganizationFile(call, kind, logo?.id ?? null);
  },
});

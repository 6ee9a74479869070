import { attachFiles, prepareFiles } from '#features/files/server';
import { invalid } from '#platform/contract/errors';
import { prepared } from '#platform/server/http/prepared';
import type { companySettingsEndpoints, LogoKind } from '../../contract/index.ts';
import { replaceLogo } from './replace-logo.ts';

type Endpoint = (typeof companySettingsEndpoints)['uploadLogo'];

type Logo = { kind: LogoKind; files: Awaited<ReturnType<typeof prepareFiles>> };

export const uploadLogo = prepared<Endpoint, Logo>({
  prepare: async ({ files, wiring, person }) => {
    const [sent] = files;
    if (!sent) throw invalid({ logo: ['file_missing'] });
    return {
      kind: sent.field as LogoKind,
      files: await prepareFiles(wiring, person.organizationId, files),
    };
  },
  run: async (call, { kind, files }) => {
    const [logo] = await attachFiles(call.tenant, files, {
      ownerEntity: 'organization',
      ownerId: call.tenant.organizationId,
      purpose: 'logo',
      visibility: 'public',
    });
    return replaceLogo(call, kind, logo?.id ?? null);
  },
});

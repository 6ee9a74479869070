import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { TemplateSnapshot, TemplateVersion, templateEndpoints } from '../../contract/index.ts';
import { loadTemplate } from '../template/template-repository.ts';
import { loadVersion, versionsOf } from './version-repository.ts';

type Calls = typeof templateEndpoints;

export const listTemplateVersions = async ({
  tenant,
  params,
}: SignedInCall<Calls['listTemplateVersions']>): Promise<TemplateVersion[]> => {
  if (!(await loadTemplate(tenant, params.id))) throw notFound();
  return versionsOf(tenant, params.id);
};

export const getTemplateVersion = async ({
  tenant,
  params,
}: SignedInCall<Calls['getTemplateVersion']>): Promise<TemplateSnapshot> => {
  const found =
    (await loadTemplate(tenant, params.id)) && (await loadVersion(tenant, params.id, params.version));
  if (!found) throw notFound();
  return found;
};

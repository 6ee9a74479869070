import { type FileRow, findFiles } from '#features/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import { findOrganization } from './organization-repository.ts';

/** The company that a paper carries as its brand. */
export type PaperBrand = { name: string; color: string | null; logo: FileRow | null };

export const findPaperBrand = async (tenant: Tenant): Promise<PaperBrand> => {
  const organization = await findOrganization(tenant);
  const logoId = organization.logo_horizontal_file_id ?? organization.logo_file_id;
  const [logo] = logoId === null ? [] : await findFiles(tenant, [logoId]);
  return { name: organization.name, color: organization.primary_brand_color, logo: logo ?? null };
};

import { type Selectable, sql } from 'kysely';
import type { Tenant } from '#platform/server/db/tenant';
import type { Organizations } from '../../../../db/schema/types.ts';
import { type CompanySettingsChange, logoKinds } from '../contract/index.ts';

export type OrganizationRow = Selectable<Organizations> & {
  logo_md5: string | null;
  logo_horizontal_md5: string | null;
  org_chart_md5: string | null;
  org_chart_name: string | null;
};

/** The organization of the transaction, with the hashes that are the cache keys of its pictures. */
export const loadOrganization = async (tenant: Tenant): Promise<OrganizationRow> => {
  const row = await tenant.db
    .selectFrom('organizations as o')
    .selectAll('o')
    .select((eb) => {
      const file = (id: 'o.logo_file_id' | 'o.logo_horizontal_file_id' | 'o.org_chart_file_id') =>
        eb
          .selectFrom('files as f')
          .whereRef('f.organization_id', '=', 'o.id')
          .whereRef('f.id', '=', id)
          .where('f.deleted_at', 'is', null);
      return [
        file('o.logo_file_id').select('f.md5').as('logo_md5'),
        file('o.logo_horizontal_file_id').select('f.md5').as('logo_horizontal_md5'),
        file('o.org_chart_file_id').select('f.md5').as('org_chart_md5'),
        file('o.org_chart_file_id').select('f.name').as('org_chart_name'),
      ];
    })
    .where('o.id', '=', tenant.organizationId)
    .executeTakeFirst();
  if (!row) throw new Error(`organization ${tenant.organizationId} is gone`);
  return row;
};

/** Saves the organization; returns false when somebody else has saved it since `readAt`. Settings that are absent stay. */
export const updateOrganizationRow = async (
  tenant: Tenant,
  readAt: string,
  change: Omit<CompanySettingsChange, 'updated_at'>,
): Promise<boolean> => {
  const { name, time_zone, primary_brand_color, secondary_brand_color, ...rest } = change;
  const { public_email, public_phone, ...rules } = rest;
  const settings = JSON.stringify({ ...rules, public_contact: { email: public_email, phone: public_phone } });
  const { numUpdatedRows } = await tenant.db
    .updateTable('organizations')
    .set({
      name,
      time_zone,
      primary_brand_color,
      secondary_brand_color,
      settings: sql`settings || ${settings}::jsonb`,
    })
    .where('id', '=', tenant.organizationId)
    .where('updated_at', '=', readAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const saveSetupShown = async (tenant: Tenant, shown: boolean): Promise<void> => {
  await tenant.db
    .updateTable('organizations')
    .set({ settings: sql`settings || ${JSON.stringify({ setup_shown: shown })}::jsonb` })
    .where('id', '=', tenant.organizationId)
    .execute();
};

/** Kinds of files of which an organization has at most one each. */
export const organizationFiles = [...logoKinds, 'org_chart'] as const;

export type OrganizationFile = (typeof organizationFiles)[number];

export const setOrganizationFile = async (
  tenant: Tenant,
  kind: OrganizationFile,
  fileId: number | null,
): Promise<void> => {
  await tenant.db
    .updateTable('organizations')
    .set({ [`${kind}_file_id` as const]: fileId })
    .where('id', '=', tenant.organizationId)
    .execute();
};

import { type Selectable, sql } from 'kysely';
import type { Tenant } from '#platform/server/db/tenant';
import type { Organizations } from '../../../db/types.ts';
import type { CompanySettingsChange, LogoKind } from '../contract/index.ts';

export type OrganizationRow = Selectable<Organizations> & {
  logo_md5: string | null;
  logo_horizontal_md5: string | null;
  org_chart_md5: string | null;
};

/** The organization of the transaction, with the hashes that are the cache keys of its pictures. */
export const findOrganization = async (tenant: Tenant): Promise<OrganizationRow> => {
  const row = await tenant.db
    .selectFrom('organizations as o')
    .selectAll('o')
    .select((eb) => {
      const md5 = (file: 'o.logo_file_id' | 'o.logo_horizontal_file_id' | 'o.org_chart_file_id') =>
        eb
          .selectFrom('files as f')
          .select('f.md5')
          .whereRef('f.organization_id', '=', 'o.id')
          .whereRef('f.id', '=', file)
          .where('f.deleted_at', 'is', null);
      return [
        md5('o.logo_file_id').as('logo_md5'),
        md5('o.logo_horizontal_file_id').as('logo_horizontal_md5'),
        md5('o.org_chart_file_id').as('org_chart_md5'),
      ];
    })
    .where('o.id', '=', tenant.organizationId)
    .executeTakeFirst();
  if (!row) throw new Error(`organization ${tenant.organizationId} is gone`);
  return row;
};

/** Saves unless somebody else has saved since `readAt`; then returns false. */
export const updateOrganizationRow = async (
  tenant: Tenant,
  readAt: string,
  { public_email, public_phone, share_link_days, ...set }: Omit<CompanySettingsChange, 'updated_at'>,
): Promise<boolean> => {
  const settings = JSON.stringify({
    share_link_days,
    public_contact: { email: public_email, phone: public_phone },
  });
  const { numUpdatedRows } = await tenant.db
    .updateTable('organizations')
    .set({ ...set, settings: sql`settings || ${settings}::jsonb` })
    .where('id', '=', tenant.organizationId)
    .where('updated_at', '=', readAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const setLogo = async (tenant: Tenant, kind: LogoKind, fileId: number | null): Promise<void> => {
  await tenant.db
    .updateTable('organizations')
    .set({ [`${kind}_file_id` as const]: fileId })
    .where('id', '=', tenant.organizationId)
    .execute();
};

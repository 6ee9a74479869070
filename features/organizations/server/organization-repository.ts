import type { Selectable } from 'kysely';
import type { Tenant } from '#platform/server/db/tenant';
import type { Organizations } from '../../../db/types.ts';
import type { CompanySettingsChange, LogoKind } from '../contract/index.ts';

export type OrganizationRow = Selectable<Organizations> & {
  logo_md5: string | null;
  logo_horizontal_md5: string | null;
  org_chart_md5: string | null;
};

/** The organization of the transaction, with the hashes its pictures are cached by. */
export const findOrganization = async (tenant: Tenant): Promise<OrganizationRow> => {
  const [row] = await tenant.query<OrganizationRow>({
    name: 'organization-find',
    text: `select o.*, l.md5 as logo_md5, h.md5 as logo_horizontal_md5, c.md5 as org_chart_md5
      from organizations o
      left join files l on l.organization_id = o.id and l.id = o.logo_file_id and l.deleted_at is null
      left join files h on h.organization_id = o.id and h.id = o.logo_horizontal_file_id and h.deleted_at is null
      left join files c on c.organization_id = o.id and c.id = o.org_chart_file_id and c.deleted_at is null
      where o.id = $1`,
    values: [tenant.organizationId],
  });
  if (!row) throw new Error(`organization ${tenant.organizationId} is gone`);
  return row;
};

/** Saves when nobody saved since `readAt`; false when somebody did. */
export const updateOrganizationRow = async (
  tenant: Tenant,
  readAt: string,
  { public_email, public_phone, share_link_days, ...set }: Omit<CompanySettingsChange, 'updated_at'>,
): Promise<boolean> => {
  const rows = await tenant.query({
    name: 'organization-update',
    text: `update organizations set name = $3, primary_brand_color = $4, secondary_brand_color = $5, time_zone = $6,
        settings = settings || $7::jsonb
      where id = $1 and updated_at = $2 returning id`,
    values: [
      tenant.organizationId,
      readAt,
      set.name,
      set.primary_brand_color,
      set.secondary_brand_color,
      set.time_zone,
      JSON.stringify({ share_link_days, public_contact: { email: public_email, phone: public_phone } }),
    ],
  });
  return rows.length > 0;
};

export const setLogo = async (tenant: Tenant, kind: LogoKind, fileId: number | null): Promise<void> => {
  await tenant.db
    .updateTable('organizations')
    .set({ [`${kind}_file_id` as const]: fileId })
    .where('id', '=', tenant.organizationId)
    .execute();
};

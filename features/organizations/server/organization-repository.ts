import type { Selectable } from 'kysely';
import type { Tenant } from '#platform/server/db/tenant';
import type { Organizations } from '../../../db/types.ts';

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
      left join files l on l.organization_id = o.id and l.id = o.logo_file_id
      left join files h on h.organization_id = o.id and h.id = o.logo_horizontal_file_id
      left join files c on c.organization_id = o.id and c.id = o.org_chart_file_id
      where o.id = $1`,
    values: [tenant.organizationId],
  });
  if (!row) throw new Error(`organization ${tenant.organizationId} is gone`);
  return row;
};

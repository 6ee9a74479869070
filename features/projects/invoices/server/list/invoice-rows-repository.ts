import type { Tenant } from '#platform/server/db/tenant';
import { rowColumns, rowJoins, type StoredRow, storedRow } from '../invoice/columns-sql-repository.ts';

/** In the order of the ids. The caller must check that they may be seen. */
export const invoiceRows = (tenant: Tenant, ids: readonly number[]): Promise<StoredRow[]> =>
  tenant.query({
    name: 'invoices-shown',
    text: `select ${rowColumns} from unnest($2::int[]) with ordinality wanted (id, place)
      join invoices i on i.organization_id = $1 and i.id = wanted.id and i.deleted_at is null ${rowJoins}
      order by wanted.place`,
    values: [tenant.organizationId, ids],
    row: storedRow,
  });

import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { inspectionRow } from '../../contract/inspection/inspection.ts';
import { rowColumns, rowJoins } from '../inspection/row-columns-repository.ts';

const row = inspectionRow.extend({
  /** On the building's clocks. */
  inspected: z.string(),
});

export type ExportedInspection = z.infer<typeof row>;

/** Rows for a file, in the order of the ids; what was deleted in the meantime is left out. */
export const inspectionsForExport = (tenant: Tenant, ids: readonly number[]): Promise<ExportedInspection[]> =>
  tenant.query({
    name: 'inspections-for-export',
    text: `select ${rowColumns}, to_char(t.inspected_at at time zone b.time_zone, 'YYYY-MM-DD"T"HH24:MI') as inspected
      from unnest($2::int[]) with ordinality wanted (id, place)
      join inspections t on t.organization_id = $1 and t.id = wanted.id and t.deleted_at is null ${rowJoins}
      order by wanted.place`,
    values: [tenant.organizationId, ids],
    row,
  });

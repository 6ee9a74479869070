import { insertBuildings } from '#features/buildings/server';
import { insertJobs } from '#features/jobs/server';
import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { insertRows, type StoredRow } from '../result/import-row-repository.ts';
import type { AcceptedRow, CheckedRow } from '../rows/checked-row.ts';
import { addProgress, type Totals } from './import-state-repository.ts';
import { jobsByNumber } from './known-sites-repository.ts';

/** Numbers that somebody took since the file was checked. */
const refuseTaken = async (
  tenant: Tenant,
  importId: number,
  rows: readonly CheckedRow[],
): Promise<CheckedRow[]> => {
  const taken = await jobsByNumber(
    tenant,
    rows.map(({ row }) => row.job_number),
    importId,
  );
  return rows.map((checked) => {
    const name = checked.outcome === 'created' ? taken.get(checked.row.job_number) : undefined;
    if (name === undefined) return checked;
    const reason = { field: 'job_number', code: 'import_number_in_use', values: { name } };
    return { ...checked, outcome: 'duplicate', reasons: [reason] };
  });
};

const buildingOf = ({ row, areaId, location }: AcceptedRow) => ({
  name: row.site_name,
  address: row.address,
  address_2: row.address_2 || null,
  city: row.city,
  county: row.county || null,
  state: row.state,
  zip: row.zip,
  ...location,
  area_id: areaId,
  gross_cleanable_sqft: row.gross_cleanable_sqft,
  number_of_floors: row.number_of_floors,
  status: row.status === 'inactive' ? ('inactive' as const) : ('active' as const),
});

/** Clients that rows name were made before the run. */
const clientOf = ({ client, line }: AcceptedRow, defaultId: number | null): number => {
  const id = client === 'planned' ? defaultId : 'id' in client ? client.id : null;
  if (id === null) throw new Error(`line ${line} has no client`);
  return id;
};

type Target = {
  importId: number;
  fileName: string;
  userId: number;
  /** Of rows that name no client. */
  defaultClient: () => Promise<number>;
};

const createSites = async (
  tenant: Tenant,
  rows: readonly AcceptedRow[],
  { importId, fileName, userId, defaultClient }: Target,
): Promise<Map<number, { job_id: number; building_id: number }>> => {
  const needsDefault = rows.some(({ client }) => client === 'planned');
  const defaultId = needsDefault ? await defaultClient() : null;
  const buildings = await insertBuildings(tenant, rows.map(buildingOf));
  const jobs = await insertJobs(
    tenant,
    rows.map((accepted, at) => ({
      job_number: accepted.row.job_number,
      job_name: accepted.row.job_name,
      client_id: clientOf(accepted, defaultId),
      status: accepted.row.status,
      description: accepted.row.description,
      building_ids: [buildings[at] ?? 0],
      import_id: importId,
    })),
  );
  await writeAuditOfMany(
    tenant,
    { userId, impersonated: false },
    {
      action: 'job.imported',
      entity: 'job',
      note: fileName,
      changes: { import_id: [null, importId] },
      records: jobs.map((entityId, at) => ({ entityId, buildingId: buildings[at] ?? null })),
    },
  );
  return new Map(
    rows.map(({ line }, at) => [line, { job_id: jobs[at] ?? 0, building_id: buildings[at] ?? 0 }]),
  );
};

/** Writes one part of the file: its sites, what became of each row, and the progress, all in the open transaction. Answers
 * what there is so far. */
export const writeChunk = async (
  tenant: Tenant,
  checked: readonly CheckedRow[],
  { last, ...target }: Target & { last: boolean },
): Promise<Totals> => {
  const rows = await refuseTaken(tenant, target.importId, checked);
  const accepted = rows.filter((row): row is AcceptedRow => row.outcome === 'created');
  const sites = await createSites(tenant, accepted, target);
  const stored: StoredRow[] = rows.map(({ line, outcome, warnings, reasons, cells }) => ({
    line,
    outcome,
    warnings,
    reasons,
    source: cells,
    ...(sites.get(line) ?? { job_id: null, building_id: null }),
  }));
  await insertRows(tenant, target.importId, stored);
  const count = (outcome: CheckedRow['outcome']): number =>
    rows.filter((row) => row.outcome === outcome).length;
  return addProgress(tenant, target.importId, {
    done: rows.length,
    created: accepted.length,
    skipped: count('duplicate'),
    failed: count('invalid'),
    warned: accepted.filter(({ warnings }) => warnings.length > 0).length,
    last,
  });
};

import {
  type ImportRecord,
  recordImported,
  saveCreatedClient,
  type Writing,
  type WrittenRow,
} from '#features/imports/imports/server';
import { assignUsers } from '#features/sites/assignments/server';
import { insertBuildings } from '#features/sites/buildings/server';
import { createClient } from '#features/sites/clients/server';
import { insertJobs } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { JobImportMapping } from '../../contract/index.ts';
import type { AcceptedRow, CheckedRow } from '../rows/checked-row.ts';
import { matchOf } from '../rows/keyed-jobs.ts';
import type { SitePlan } from '../rows/load-facts.ts';
import { addCleaning } from './add-cleaning.ts';
import { changeSites, compareAgain } from './change-sites.ts';
import { jobsByNumber } from './known-sites-repository.ts';
import { writeContacts } from './write-contacts.ts';

/** Creates the client of rows that name none together with the first of their sites, so that an import without sites leaves
 * no client. */
const createDefaultClient = async (
  tenant: Tenant,
  { id, client_id, mapping: { client } }: ImportRecord<JobImportMapping>,
  userId: number,
): Promise<number> => {
  if (client_id !== null) return client_id;
  if (client === null || 'id' in client) throw new Error(`import ${id} has no client`);
  const created = await createClient(tenant, { userId, impersonated: false }, client);
  await saveCreatedClient(tenant, id, created.id);
  return created.id;
};

/** Refuses rows whose job number was taken since the file was checked. */
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

/** The id of the client of a row. Clients that rows name were created before the run. */
const clientOf = ({ client, line }: AcceptedRow, defaultId: number | null): number => {
  const id = client === 'planned' ? defaultId : 'id' in client ? client.id : null;
  if (id === null) throw new Error(`line ${line} has no client`);
  return id;
};

type Target = Pick<Writing<JobImportMapping, SitePlan>, 'importId' | 'plan' | 'userId' | 'record'>;

const createSites = async (
  tenant: Tenant,
  rows: readonly AcceptedRow[],
  target: Target,
): Promise<Map<number, Pick<WrittenRow, 'job_id' | 'building_id' | 'records'>>> => {
  const { importId, userId, record, plan } = target;
  const { managers, contacts: gives } = plan;
  const needsDefault = rows.some(({ client }) => client === 'planned');
  const defaultId = needsDefault ? await createDefaultClient(tenant, record, userId) : null;
  const buildings = await insertBuildings(tenant, rows.map(buildingOf));
  const jobs = await insertJobs(
    tenant,
    rows.map((accepted, at) => ({
      job_number: accepted.row.job_number,
      job_name: accepted.row.job_name,
      client_id: clientOf(accepted, defaultId),
      status: accepted.row.status,
      description: accepted.row.description,
      service_start_date: accepted.row.service_start_date,
      ...(accepted.row.inspection_frequency_days !== null && {
        inspection_frequency_days: accepted.row.inspection_frequency_days,
      }),
      report_required: accepted.row.report_required ?? false,
      action_log_required: accepted.row.action_log_required ?? false,
      winteam_job_number: accepted.row.winteam_job_number,
      building_ids: [buildings[at] ?? 0],
      import_id: importId,
    })),
  );
  await addCleaning(
    tenant,
    rows.map(({ row }) => row),
    jobs,
    userId,
  );
  const contacts = await writeContacts(
    tenant,
    (gives ? rows : []).map((accepted, at) => ({
      line: accepted.line,
      row: accepted.row,
      clientId: clientOf(accepted, defaultId),
      jobId: jobs[at] ?? 0,
      buildingId: buildings[at] ?? 0,
    })),
    userId,
  );
  const assigned = rows.flatMap(({ managerId }, at) =>
    managerId === null ? [] : [{ userId: managerId, jobId: jobs[at] ?? 0 }],
  );
  if (managers && 'duty' in managers && assigned.length > 0)
    await assignUsers(tenant, managers.duty, assigned);
  await recordImported(tenant, target, {
    action: 'job.imported',
    entity: 'job',
    records: jobs.map((entityId, at) => ({ entityId, buildingId: buildings[at] ?? null })),
  });
  return new Map(
    rows.map(({ line }, at) => [
      line,
      { job_id: jobs[at] ?? 0, building_id: buildings[at] ?? 0, records: contacts.get(line) ?? [] },
    ]),
  );
};

/** Writes the sites of one part of the file. */
export const writeSites = async (
  tenant: Tenant,
  checked: readonly CheckedRow[],
  target: Target,
): Promise<WrittenRow[]> => {
  const rows = await compareAgain(
    tenant,
    await refuseTaken(tenant, target.importId, checked),
    matchOf(target.record.mapping),
  );
  const sites = await createSites(
    tenant,
    rows.filter((row): row is AcceptedRow => row.outcome === 'created'),
    target,
  );
  const changed = await changeSites(tenant, rows, target);
  return rows.map((row) => ({ ...row, ...sites.get(row.line), ...changed.get(row.line) }));
};
